/*
 * The cache of `use cache` functions: in memory, where tags expire by sequence (expired-tags.ts). Next loads this file by
 * itself, outside of the site's bundle.
 *
 * Next's own cache in memory keeps each result as a part of a pool of buffers, of 64 kB, and counts the part: what visitors ask
 * for with made-up addresses would fill the memory.
 */
import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { Beginnings, currentSequence, isExpired, withoutSequence, withSequence } from './expired-tags.ts'
import { beginFill, endFill } from './fills.ts'
import { processWide } from './process-wide.ts'

/** A `CacheEntry` of Next without its value: moments in milliseconds since 1970, durations in seconds. */
type Facts = { tags: string[]; stale: number; timestamp: number; expire: number; revalidate: number }
type Entry = Facts & { value: ReadableStream<Uint8Array> }
type Kept = Facts & { bytes: Uint8Array<ArrayBuffer> }

/** Bytes; the same as of Next's own. */
const maxBytes = 50 * 1024 * 1024
/** Bytes that a result takes besides its text. */
const bytesOfEntry = 2000

/** By the hash of the key, which contains a query of up to twenty thousand characters. */
const kept = new LRUCache<string, Kept>({
  maxSize: maxBytes,
  sizeCalculation: ({ bytes }) => bytes.byteLength + bytesOfEntry,
})
const hashOf = (key: string) => hash('sha256', key, 'base64url')
/** Results that are being stored: who asks for one waits for it. */
const storing = new Map<string, Promise<void>>()
const beginnings = processWide('resultBeginnings', new Beginnings())

/** Next's `cacheHandlers.default`; see the head of the file. */
export default {
  async get(key: string): Promise<Entry | undefined> {
    await storing.get(key)
    const entry = kept.get(hashOf(key))
    if (entry && !isOld(entry) && !isExpired(entry.tags)) {
      const { bytes, tags, ...facts } = entry
      return { ...facts, tags: withoutSequence(tags), value: streamOf(bytes) }
    }
    beginnings.add(key)
    beginFill(key, currentSequence())
    return undefined
  },
  async set(key: string, pending: Promise<Entry>): Promise<void> {
    const began = beginnings.take(key)
    const stored = store(key, pending, began)
    const over = stored.catch(() => undefined)
    storing.set(key, over)
    try {
      await stored
    } finally {
      if (storing.get(key) === over) storing.delete(key)
      void endFill(key)
    }
  },
  refreshTags: async () => {},
  // For tags of routes, not of cached functions; the site does not revalidate routes by tag.
  getExpiration: async () => 0,
  // page-cache.ts expires the tags of a publish for both caches.
  updateTags: async () => {},
}

async function store(key: string, pending: Promise<Entry>, began: number): Promise<void> {
  const { value, tags, stale, timestamp, expire, revalidate } = await pending
  const buffer = await new Response(value).arrayBuffer().catch(() => undefined)
  // A failed result, or one that expires immediately, is made again for each request.
  if (!buffer || expire === 0) return
  const bytes = new Uint8Array(buffer)
  kept.set(hashOf(key), { tags: withSequence(tags, began), stale, timestamp, expire, revalidate, bytes })
}

/** As Next counts: a clock that is set changes nothing. */
const isOld = ({ timestamp, revalidate }: Facts) =>
  performance.timeOrigin + performance.now() > timestamp + revalidate * 1000

const streamOf = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => {
      if (bytes.byteLength > 0) controller.enqueue(bytes)
      controller.close()
    },
  })
