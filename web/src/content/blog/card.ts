import { toPicture } from '../pictures/picture'
import type { Picture } from '../pictures/types'
import { postHref } from '@shop/studio/routes'

type RawCard = {
  _id: string
  number?: number | null
  title?: string | null
  date?: string | null
  tag?: string | null
  description?: string | null
  picture?: Parameters<typeof toPicture>[0]
}

/** A post as a teaser shows it. */
export type PostCard = {
  id: string
  title: string
  href: string
  /** Day of the post, `YYYY-MM-DD`. */
  date?: string
  tag?: string
  description?: string
  picture?: Picture
}

/** A teaser, or nothing when the post has no number or title yet. */
export function toPostCard(raw: RawCard | null): PostCard | undefined {
  if (!raw?.number || !raw.title) return undefined
  return {
    id: raw._id,
    title: raw.title,
    href: postHref(raw.number),
    date: raw.date ?? undefined,
    tag: raw.tag ?? undefined,
    description: raw.description ?? undefined,
    picture: toPicture(raw.picture),
  }
}
