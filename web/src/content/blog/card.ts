import type { PageQueryResult } from '@shop/studio/types'
import { toPicture } from '../pictures/picture'
import type { Picture } from '../pictures/types'
import { postHref } from '@shop/studio/routes'

type Section = NonNullable<NonNullable<PageQueryResult>['sections']>[number]
type PostCardResult = NonNullable<Extract<Section, { _type: 'blogTeasers' }>['posts']>[number]

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
export function toPostCard(raw: PostCardResult | null): PostCard | undefined {
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
