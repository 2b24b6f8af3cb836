import { picture, reference, references } from '../build.ts'
import { prose } from '../prose.ts'
import type { SeedOf } from '../types.ts'

/** The fields of a post, one file each in `posts/`. */
export interface PostText {
  number: number
  title: string
  /** Year, month and day. */
  date: string
  /** Slugs of its tags; the first stands on its cards. */
  tags: string[]
  isFeatured?: boolean
  /** One or two sentences for the card. */
  description: string
  /** Alternative text of `blog/post-NN.webp`. */
  alt: string
  /** The part of the author's id after `author-`. */
  author: string
  /** Source text for `prose`. */
  body: string
}

/** The document of a post. */
export function post({
  number,
  title,
  date,
  tags,
  isFeatured = false,
  description,
  alt,
  author,
  body,
}: PostText) {
  return {
    _id: `post-${number}`,
    _type: 'post',
    number,
    title,
    date,
    tags: references(tags.map((key) => `tag-${key}`)),
    isFeatured,
    description,
    picture: picture(`blog/post-${String(number).padStart(2, '0')}.webp`, alt),
    body: prose(body),
    author: reference(`author-${author}`),
  } satisfies SeedOf<'post'>
}
