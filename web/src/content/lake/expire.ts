import { revalidateTag } from 'next/cache'
import { config } from '../config'
import { expireTags } from './expired-tags'

/**
 * Expires cache tags before it returns. Next's `revalidateTag` does so only after the response was sent, when the lake
 * already believes that nobody can read the older content; development, whose cache is Next's own, has nothing better.
 */
export function expire(tags: string[]): void {
  if (!config.isDevelopment) return expireTags(tags)
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
}
