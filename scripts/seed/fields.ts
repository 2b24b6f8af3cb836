/**
 * The pieces that seed documents are made of, as zod schemas. A picture names a file of `seed/images`; the import
 * replaces the name by the uploaded asset.
 */
import { z } from 'zod'

export const id = z.string().regex(/^[A-Za-z0-9_-]{1,96}$/, 'an id holds letters, digits, "-" and "_" only')
export const key = z.string().regex(/^[A-Za-z0-9_-]+$/, 'a _key holds letters, digits, "-" and "_" only')
export const words = z.string().trim().min(1, 'must not be empty')
export const number = z.int().positive()
/** US dollars. */
export const money = z
  .number()
  .nonnegative()
  .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, 'has at most two decimals')
export const day = z.iso.date()
export const rating = z.number().min(0).max(5)
export const email = z
  .string()
  .regex(/^[a-z.]+@[a-z.]+\.example$/, 'a mail address of the seed ends in ".example"')
export const phone = z
  .string()
  .regex(/^\+1 \(\d{3}\) 555-01\d\d$/, 'a phone number of the seed is fictional: 555-01…')

export const slug = z.strictObject({
  _type: z.literal('slug'),
  current: z
    .string()
    .regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/, 'a slug is words of letters and digits joined by single "-"'),
})

export const href = z
  .string()
  .regex(
    /^(\/(?!\/)|#|https:\/\/|mailto:|tel:)\S*$/,
    'a link starts with "/", "#", "https://", "mailto:" or "tel:"',
  )

export const link = z.strictObject({ _type: z.literal('link'), label: words, href })

/** Search engines cut longer titles and descriptions. */
export const snippet = words.max(160, 'keeps to 160 characters')
export const seo = z.strictObject({
  _type: z.literal('seo'),
  title: words.max(60, 'keeps to 60 characters'),
  description: snippet,
})

/** A part of a whole. */
const share = z.number().min(0).max(1)

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
  hotspot: z
    .strictObject({
      _type: z.literal('sanity.imageHotspot'),
      x: share,
      y: share,
      width: share,
      height: share,
    })
    .optional(),
}
export const picture = z.strictObject(pictureFields)
export const keyedPicture = z.strictObject({ _key: key, ...pictureFields })

const target = (type: string) =>
  z.string().regex(new RegExp(`^${type}-[A-Za-z0-9_-]+$`), `must name a document "${type}-…"`)

/** A reference to a document whose id begins with its type. */
export function reference(type: string) {
  return z.strictObject({ _type: z.literal('reference'), _ref: target(type) })
}

/** A list of such references. */
export function references(type: string) {
  return z.array(z.strictObject({ _key: key, _type: z.literal('reference'), _ref: target(type) }))
}

/** A member of a list: an object with a key and a type name of its own. */
export function item<Type extends string, Shape extends z.core.$ZodLooseShape>(type: Type, shape: Shape) {
  return z.strictObject({ _key: key, _type: z.literal(type), ...shape })
}

const block = z.strictObject({
  _key: key,
  _type: z.literal('block'),
  style: z.enum(['normal', 'h2', 'h3', 'blockquote']),
  listItem: z.enum(['bullet', 'number']).optional(),
  level: z.literal(1).optional(),
  children: z
    .array(
      z.strictObject({
        _key: key,
        _type: z.literal('span'),
        text: z.string().min(1),
        marks: z.array(z.string()),
      }),
    )
    .min(1),
  markDefs: z.array(z.strictObject({ _key: key, _type: z.literal('link'), href })),
})

/** Long text with headings, lists, quotes, links and pictures between the paragraphs. */
export const portableText = z.array(z.discriminatedUnion('_type', [block, keyedPicture])).min(1)

export type Block = z.infer<typeof block>
export type SeedPicture = z.infer<typeof picture>
export type PortableText = z.infer<typeof portableText>

/** The documents of one source file; the name is what an error message points at. */
export interface SeedPart<Document> {
  file: string
  documents: readonly Document[]
}
