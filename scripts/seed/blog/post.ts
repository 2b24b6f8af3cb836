import { keyOf, picture, reference, slug } from '../build.ts'
import { prose } from '../prose.ts'
import type { SeedOf } from '../types.ts'

/** A post as it is written: one file each below `posts/`. */
export interface Article {
  number: number
  title: string
  /** Year, month and day. */
  date: string
  tag: SeedOf<'post'>['tag']
  /** What a teaser says: one or two sentences. */
  description: string
  /** What is seen on `blog/post-NN.webp`. */
  alt: string
  /** The part of the author's id after `author-`. */
  author: string
  /** Marked up as `prose` reads it. */
  body: string
}

/** The document of an article. */
export function post({ number, title, date, tag, description, alt, author, body }: Article) {
  return {
    _id: `post-${number}`,
    _type: 'post',
    number,
    title,
    slug: slug(keyOf(title)),
    date,
    tag,
    description,
    picture: picture(`blog/post-${String(number).padStart(2, '0')}.webp`, alt),
    body: prose(body),
    author: reference(`author-${author}`),
  } satisfies SeedOf<'post'>
}
