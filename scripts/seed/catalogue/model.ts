/** What the documents of the catalogue may look like. */
import { z } from 'zod'
import { id, keyedPicture, number, picture, reference, references, slug, words } from '../fields.ts'

/** At most four pictures and four features: specification, section 3 "Details". */
const MAX_PICTURES = 4
const MAX_FEATURES = 4

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
  pictures: z.array(keyedPicture).min(1).max(MAX_PICTURES),
  featuresIntroduction: words,
  features: z.array(words).min(1).max(MAX_FEATURES),
  quote: words.optional(),
  sizesAvailable: z.array(words).optional(),
  secondTitle: words.optional(),
  secondDescription: words.optional(),
})

/** Every document type of the catalogue. */
export const catalogueDocument = z.discriminatedUnion('_type', [category, subCategory, details])

export type CatalogueDocument = z.infer<typeof catalogueDocument>
export type SeedCategory = z.infer<typeof category>
export type SeedSubCategory = z.infer<typeof subCategory>
export type SeedDetails = z.infer<typeof details>
