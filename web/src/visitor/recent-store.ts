import { parseRecent, type RecentItem, withRecent } from '@/content/recent/recent'
import { browserStore } from '@/ui/browser-store'

/** The recently viewed items and products, the newest first. */
export const recentStore = browserStore<RecentItem[]>({ key: 'recent', version: 1, parse: parseRecent })

/** Stores that the visitor viewed an item or product. */
export const keepRecent = (item: RecentItem): void =>
  recentStore.set(withRecent(recentStore.get() ?? [], item))
