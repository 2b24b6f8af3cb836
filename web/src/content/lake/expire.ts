import { revalidateTag } from 'next/cache'
import { config } from '../config'
import { everythingTag } from './cache-tags'
import { expireEverything, expireTags } from './expired-tags'

/**
 * Expires cache tags before it returns. Next's `revalidateTag` expires them only after the response was sent, but
 * the response confirms to the lake that no visitor can read the older content. Where the cache is Next's own or the
 * host's, there is no other way.
 * @returns false when a restart would undo it, as the disk is full
 */
export function expire(tags: string[]): boolean {
  if (config.hasOwnCache) return tags.includes(everythingTag) ? expireEverything() : expireTags(tags)
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  return true
}
