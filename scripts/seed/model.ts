/**
 * What a seed document may look like: one zod schema per document type, and the TypeScript types derived from them.
 * A picture names a file of `seed/images`; the import replaces the name by the uploaded asset.
 */
import { z } from 'zod'

/** At most four pictures and four features: specification, section 3 "Details". */
const MOST_PICTURES = 4
const MOST_FEATURES = 4

const id = z.string().regex(/^[A-Za-z0-9_-]{1,96}$/, 'an id holds letters, digits, "-" and "_" only')
const key = z.string().regex(/^[A-Za-z0-9_-]+$/, 'a _key holds letters, digits, "-" and "_" only')
const words = z.string().trim().min(1, 'must not be empty')
const number = z.int().positive()

const slug = z.strictObject({
  _type: z.literal('slug'),
  current: z
    .string()
    .regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/, 'a slug is words of letters and digits joined by single "-"'),
})

const href = z
  .string()
  .regex(
    /^(\/(?!\/)|#|https:\/\/|mailto:|tel:)\S*$/,
    'a link starts with "/", "#", "https://", "mailto:" or "tel:"',
  )

const link = z.strictObject({ _type: z.literal('link'), label: words, href })

/** Search engines cut longer titles and descriptions. */
const snippet = words.max(160, 'keeps to 160 characters')
const seo = z.strictObject({
  _type: z.literal('seo'),
  title: words.max(60, 'keeps to 60 characters'),
  description: snippet,
})

const pictureFields = {
  _type: z.literal('picture'),
  file: z
    .string()
    .regex(/^[a-z]+\/[A-Za-z0-9-]+\.(webp|svg)$/, 'a picture is a file such as "catalogue/NAME.webp"'),
  alt: z
    .string()
    .min(12, 'says what is seen, in 12 characters or more')
    .max(160, 'keeps to 160 characters')
    .refine((text) => !/^(an? )?(image|picture|photo)\b/i.test(text), 'does not begin with "picture of"'),
}
const picture = z.strictObject(pictureFields)
const keyedPicture = z.strictObject({ _key: key, ...pictureFields })

function target(type: string) {
  return z.string().regex(new RegExp(`^${type}-[A-Za-z0-9_-]+$`), `must name a document "${type}-…"`)
}
function reference(type: string) {
  return z.strictObject({ _type: z.literal('reference'), _ref: target(type) })
}
function references(type: string) {
  return z.array(z.strictObject({ _key: key, _type: z.literal('reference'), _ref: target(type) }))
}

const category = z.strictObject({
  _id: id,
  _type: z.literal('category'),
  number,
  name: words,
  slug,
  tag: words.max(40, 'fits one line of a tile: 40 characters'),
  picture,
  products: references('subCategory'),
  details: reference('details').optional(),
})

const subCategory = z.strictObject({
  _id: id,
  _type: z.literal('subCategory'),
  number,
  name: words,
  slug,
  picture,
  products: references('subCategory'),
  details: reference('details').optional(),
})

const details = z.strictObject({
  _id: id,
  _type: z.literal('details'),
  title: words,
  description: words,
  pictures: z.array(keyedPicture).min(1).max(MOST_PICTURES),
  featuresIntroduction: words,
  features: z.array(words).min(1).max(MOST_FEATURES),
  quote: words.optional(),
  sizesAvailable: z.array(words).optional(),
  secondTitle: words.optional(),
  secondDescription: words.optional(),
})

const siteSettings = z.strictObject({
  _id: z.literal('siteSettings'),
  _type: z.literal('siteSettings'),
  title: words,
  tagline: words,
  description: snippet,
  contacts: z.array(
    z.strictObject({
      _key: key,
      _type: z.literal('contact'),
      name: words,
      kind: z.enum(['address', 'phone', 'email']),
      value: words,
    }),
  ),
  messaging: z.strictObject({ phone: z.string().regex(/^\d{8,15}$/, 'is digits only'), text: words }),
  footer: z.strictObject({ about: words, newsletterHeading: words, newsletterText: words }),
})

const navigation = z.strictObject({
  _id: id,
  _type: z.literal('navigation'),
  title: words,
  items: z
    .array(
      z.strictObject({
        _key: key,
        _type: z.literal('navigationItem'),
        label: words,
        kind: z.enum(['link', 'categories']),
        href: href.optional(),
      }),
    )
    .min(1),
  callToAction: link.optional(),
})

const packagingHero = z.strictObject({
  _key: key,
  _type: z.literal('packagingHero'),
  eyebrow: words,
  heading: words,
  text: words,
  picture,
  callToAction: link,
  secondCallToAction: link.optional(),
})

const categoryGrid = z.strictObject({
  _key: key,
  _type: z.literal('categoryGrid'),
  heading: words,
  text: words,
  categories: references('category'),
})

const page = z.strictObject({
  _id: id,
  _type: z.literal('page'),
  title: words,
  route: z.string().regex(/^\/[a-z0-9/-]*$/, 'a route starts with "/"'),
  header: z.enum(['packaging', 'template']),
  seo,
  sections: z.array(z.discriminatedUnion('_type', [packagingHero, categoryGrid])).min(1),
})

/** Every document type that the seed may hold. */
export const seedDocument = z.discriminatedUnion('_type', [
  category,
  subCategory,
  details,
  siteSettings,
  navigation,
  page,
])

export type SeedDocument = z.infer<typeof seedDocument>
export type SeedCategory = z.infer<typeof category>
export type SeedSubCategory = z.infer<typeof subCategory>
export type SeedDetails = z.infer<typeof details>
export type SeedPicture = z.infer<typeof picture>

/** The documents of one source file; the name is what an error message points at. */
export interface SeedFile {
  file: string
  documents: readonly SeedDocument[]
}
