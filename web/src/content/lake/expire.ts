import { revalidateTag } from 'next/cache'
import { config } from '../config'
import { expireTags } from './expired-tags'

/**
 * Expires cache tags before it returns. Next's `revalidateTag` does so only after the response was sent, when the lake
 * already believes that no visitor can read the older content; where the cache is Next's own or the host's, there is nothing better.
 */
export function expire(tags: string[]): void {
  if (config.hasOwnCache) return expireTags(tags)
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
}
