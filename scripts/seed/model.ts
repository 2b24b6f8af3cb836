/** What a seed document may look like: one zod schema per document type, and the TypeScript types derived from them. */
import { z } from 'zod'
import { catalogueDocument } from './catalogue/model.ts'
import { companyDocument } from './company/model.ts'
import type { SeedPart } from './fields.ts'
import { blogDocument } from './blog/model.ts'
import { pageDocument } from './pages/model.ts'
import { sampleDocument } from './samples/model.ts'
import { shopDocument } from './products/model.ts'
import { siteDocument } from './site/model.ts'

/** Every document type that the seed may hold. */
export const seedDocument = z.discriminatedUnion('_type', [
  catalogueDocument,
  shopDocument,
  blogDocument,
  companyDocument,
  sampleDocument,
  pageDocument,
  siteDocument,
])

export type SeedDocument = z.infer<typeof seedDocument>

/** The documents of one source file; the name is what an error message points at. */
export type SeedFile = SeedPart<SeedDocument>
