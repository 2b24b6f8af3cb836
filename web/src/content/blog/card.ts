import { postHref, splitPostHref, tagHref } from '@shop/studio/routes'
import type { PostsQueryResult } from '@shop/studio/types'
import { toPicture } from '../pictures/picture'
import type { Picture } from '../pictures/types'

type RawCard = PostsQueryResult['posts'][number]
type RawTag = RawCard['tag']

/** A topic and the page that lists its posts. */
export type Tag = { title: string; slug: string; href: string }

/** A post as a teaser shows it. */
export type PostCard = {
  id: string
  title: string
  /** The canonical address. */
  href: string
  /** The address of the layout with the picture beside the heading. */
  splitHref: string
  /** Day of the post, `YYYY-MM-DD`. */
  date?: string
  /** The first tag of the post. */
  tag?: Tag
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
    splitHref: splitPostHref(raw.number),
    date: raw.date ?? undefined,
    tag: toTag(raw.tag),
    description: raw.description ?? undefined,
    picture: toPicture(raw.picture),
  }
}

/** A tag, or nothing while it has no name or address. */
export function toTag(raw: RawTag | null): Tag | undefined {
  return raw?.title && raw.slug ? { title: raw.title, slug: raw.slug, href: tagHref(raw.slug) } : undefined
}
