import { parseRecent, type RecentItem, withRecent } from '@/content/recent/recent'
import { browserStore } from '@/ui/browser-store'

/** What the visitor looked at, the newest first. */
export const recentStore = browserStore<RecentItem[]>({ key: 'recent', version: 1, parse: parseRecent })

/** Remembers that the visitor looked at something. */
export const keepRecent = (item: RecentItem): void =>
  recentStore.set(withRecent(recentStore.get() ?? [], item))
