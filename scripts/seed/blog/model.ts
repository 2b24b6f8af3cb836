/** What the documents of the blog may look like: authors, posts and comments. */
import { z } from 'zod'
import { day, id, number, picture, portableText, reference, slug, words } from '../fields.ts'

const author = z.strictObject({
  _id: id,
  _type: z.literal('author'),
  name: words,
  position: words,
  picture,
  biography: words,
})

const post = z.strictObject({
  _id: id,
  _type: z.literal('post'),
  number,
  title: words,
  slug,
  date: day,
  /** Tags seen: specification, section 3 "Other sample entities". */
  tag: z.enum(['Interior', 'Chair', 'Vase', 'Sofa']),
  description: words,
  picture,
  body: portableText,
  author: reference('author'),
})

const comment = z.strictObject({
  _id: id,
  _type: z.literal('comment'),
  number,
  name: words,
  picture,
  text: words,
  date: day,
  post: reference('post').optional(),
})

/** Every document type of the blog. */
export const blogDocument = z.discriminatedUnion('_type', [author, post, comment])

export type JournalDocument = z.infer<typeof blogDocument>
export type SeedPost = z.infer<typeof post>
export type SeedAuthor = z.infer<typeof author>
export type SeedComment = z.infer<typeof comment>
