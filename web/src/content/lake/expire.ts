import { revalidateTag } from 'next/cache'

/** Where expired-tags.ts, which Next.js loads outside of its bundle, leaves its function for the bundle. */
const expireTagsKey = Symbol.for('shop.expireTags')

type WithExpireTags = { [expireTagsKey]?: (tags: string[]) => void }

/**
 * Expires cache tags before it returns. Next's `revalidateTag` does so after the response was sent only, when the lake
 * already believes that nobody can read the older content. Development has no caches of ours.
 */
export function expire(tags: string[]): void {
  const expireTags = (globalThis as WithExpireTags)[expireTagsKey]
  if (expireTags) expireTags(tags)
  else for (const tag of tags) revalidateTag(tag, { expire: 0 })
}
