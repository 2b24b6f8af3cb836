import { randomUUID } from 'node:crypto'
import type { ClientReturn } from '@sanity/client'
import { LRUCache } from 'lru-cache'
import { isDraftMode } from '../draft/mode'
import { fetchForCache, limitCacheEntry, type Lifetime, sanityFetch } from './fetch'
import type { DraftOptions, Params } from './fetch-draft'
import { processWide } from './process-wide'
import { restOf } from './rest'

/** More than a shop has listings that visitors filter within an hour, and rows below its products. */
const maxKept = 300

/** By key: a result until it is first used, and then only what was derived from it. */
const memory = processWide(
  'derived',
  new LRUCache<string, { result: unknown } | { derived: unknown }>({ max: maxKept }),
)

/** Of queries with a large result: the key of the last one, and until when it is shown at least, as `performance.now()` counts. */
const large = processWide(
  'largeResults',
  new LRUCache<string, { key: string; lifetime: Lifetime; restsUntil: number }>({ max: maxKept }),
)

/**
 * Runs a query as `sanityFetch` does, and keeps in memory what is derived from its result: decoding and shaping thousands of
 * rows takes longer than everything else that a request does. The caller must not change it.
 *
 * A large result is shown for some seconds, also when something was published meanwhile (rest.ts).
 */
export async function fetchDerived<const Query extends string, Derived>(
  query: Query,
  params: Params,
  derive: (result: ClientReturn<Query>) => Derived,
  draft?: DraftOptions,
): Promise<Derived> {
  const fetch = () => sanityFetch(query, params, draft)
  if (await isDraftMode()) return derive(await fetch())
  const key = await fetchIntoMemory(query, params)
  return key === undefined ? derive(await fetch()) : derivedOnce(key, derive, fetch)
}

/** @param fetch runs the query again, for a result that was evicted from memory */
export async function derivedOnce<Result, Derived>(
  key: string,
  derive: (result: Result) => Derived,
  fetch: () => Promise<Result>,
): Promise<Derived> {
  const kept = memory.get(key)
  if (kept && 'derived' in kept) return kept.derived as Derived
  const derived = derive(kept ? (kept.result as Result) : await fetch())
  // What was not found takes no place, or guessed addresses would evict the listings that visitors open.
  if (derived === undefined) memory.delete(key)
  else memory.set(key, { derived })
  return derived
}

/**
 * Puts the result of a query into memory under a new key. Next.js caches the key alone, for as long as the result is valid: a
 * cached result would be decoded by each request.
 * @returns undefined while the lake is down and nothing is stored
 */
async function fetchIntoMemory(query: string, params: Params): Promise<string | undefined> {
  'use cache'
  const name = JSON.stringify([query, params])
  const former = large.get(name)
  const [started, now] = [performance.now(), Date.now()]
  if (former && memory.has(former.key)) {
    const { lifetime, restsUntil } = former
    const end = Math.min(lifetime.end ?? Infinity, now + restsUntil - started)
    if (end > now) {
      limitCacheEntry({ ...lifetime, end }, now)
      return former.key
    }
  }
  const fetched = await fetchForCache(query, params)
  if (!('result' in fetched)) return undefined
  const { result, lifetime } = fetched
  const key = randomUUID()
  memory.set(key, { result })
  const made = performance.now()
  const rest = restOf(result, made - started)
  if (rest > 0) large.set(name, { key, lifetime, restsUntil: made + rest })
  else large.delete(name)
  return key
}
