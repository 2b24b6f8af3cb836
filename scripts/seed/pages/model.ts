/** What a page may look like: an address, a header and a list of sections. */
import { z } from 'zod'
import { id, seo, words } from '../fields.ts'
import { seedSection } from './sections.ts'

const page = z.strictObject({
  _id: id,
  _type: z.literal('page'),
  title: words,
  route: z.string().regex(/^\/[a-z0-9/-]*$/, 'a route starts with "/"'),
  header: z.enum(['packaging', 'template']),
  seo,
  sections: z.array(seedSection).min(1),
})

/** Every document type of the pages. */
export const pageDocument = z.discriminatedUnion('_type', [page])

export type SeedPage = z.infer<typeof page>
