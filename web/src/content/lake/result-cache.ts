/*
 * The cache of `use cache` functions: Next's own in memory, but tags expire by sequence (expired-tags.ts). Next loads this
 * file by itself, outside of the site's bundle.
 */
import { createRequire } from 'node:module'
import { Beginnings, currentSequence, isExpired, withoutSequence, withSequence } from './expired-tags.ts'
import { beginFill, endFill } from './fills.ts'
import { processWide } from './process-wide.ts'

type Entry = { tags: string[] }
type Store = {
  get(key: string, softTags: string[]): Promise<Entry | undefined>
  set(key: string, entry: Promise<Entry>): Promise<void>
  refreshTags(): Promise<void>
}

const require = createRequire(import.meta.url)
const { createDefaultCacheHandler } = require('next/dist/server/lib/cache-handlers/default.js') as {
  createDefaultCacheHandler: (maxBytes: number) => Store
}

/** Bytes; the same as Next's own. */
const maxBytes = 50 * 1024 * 1024
const store = createDefaultCacheHandler(maxBytes)
const beginnings = processWide('resultBeginnings', new Beginnings())

/** Next's `cacheHandlers.default`; see the head of the file. */
export default {
  async get(key: string, softTags: string[]): Promise<Entry | undefined> {
    const entry = await store.get(key, softTags)
    if (entry && !isExpired(entry.tags)) return { ...entry, tags: withoutSequence(entry.tags) }
    beginnings.add(key)
    beginFill(key, currentSequence())
    return undefined
  },
  async set(key: string, entry: Promise<Entry>): Promise<void> {
    const began = beginnings.take(key)
    try {
      await store.set(
        key,
        entry.then((made) => ({ ...made, tags: withSequence(made.tags, began) })),
      )
    } finally {
      void endFill(key)
    }
  },
  refreshTags: () => store.refreshTags(),
  // For tags of routes, not of cached functions; the site does not revalidate routes by tag.
  getExpiration: async () => 0,
  // page-cache.ts expires the tags of a publish for both caches.
  updateTags: async () => {},
}
