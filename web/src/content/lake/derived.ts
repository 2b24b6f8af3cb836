import { randomUUID } from 'node:crypto'
import type { ClientReturn } from '@sanity/client'
import { LRUCache } from 'lru-cache'
import { isDraftMode } from '../draft/mode'
import { fetchForCache, sanityFetch } from './fetch'
import type { Params } from './fetch-draft'
import { processWide } from './process-wide'

/** More than a shop has listings that visitors filter within an hour. */
const maxKept = 100

/** By the version of its cache entry, a result until it is first used, and then what was derived from it. */
const kept = processWide(
  'derived',
  new LRUCache<string, { result: unknown } | { derived: unknown }>({ max: maxKept }),
)

/**
 * Runs a query as `sanityFetch` does, and keeps in memory what is derived from its result: decoding and shaping thousands of
 * rows takes longer than everything else that a request does. The caller must not change it.
 */
export async function fetchDerived<const Query extends string, Derived>(
  query: Query,
  params: Params,
  derive: (result: ClientReturn<Query>) => Derived,
): Promise<Derived> {
  const fetch = () => sanityFetch(query, params)
  const version = (await isDraftMode()) ? undefined : await versionOf(query, params)
  return version === undefined ? derive(await fetch()) : derivedOnce(version, derive, fetch)
}

/** @param fetch runs the query again, because nothing is known of a version that was evicted from memory */
export async function derivedOnce<Result, Derived>(
  version: string,
  derive: (result: Result) => Derived,
  fetch: () => Promise<Result>,
): Promise<Derived> {
  const known = kept.get(version)
  if (known && 'derived' in known) return known.derived as Derived
  const derived = derive(known ? (known.result as Result) : await fetch())
  kept.set(version, { derived })
  return derived
}

/** Changes whenever the result is fetched again. It is all that is cached: the result itself would be decoded by each request. */
async function versionOf(query: string, params: Params): Promise<string | undefined> {
  'use cache'
  const fetched = await fetchForCache(query, params)
  if (!('result' in fetched)) return undefined
  const version = randomUUID()
  kept.set(version, { result: fetched.result })
  return version
}
