import type { ClientReturn } from '@sanity/client'
import { cacheLife, cacheTag } from 'next/cache'
import { type DraftOptions, fetchDraft, type Params } from './fetch-draft'
import { isDraftMode } from '../draft/mode'
import { lakeClient } from '../client'
import { isRecord } from '../parse'
import { withSectionsThatFit } from './bounded-lists'
import { cacheTagOf, validUntilTag } from './cache-tags'
import { replacedAt } from './close-moments'
import { currentSequence, withSequence } from './expired-tags'
import { queryUnlessHanging } from './hanging'
import { type QueryKey, readLastResult, saveLastResult, type TaggedResult } from './last-results'
import { type AnswerFor, answerHeaders } from './room'
import { applyTimeWindows } from './time-windows'
import { typedResult } from './typed-result'

/** Seconds; the longest time for which Next.js stores a cache entry. */
const oneYear = 31_536_000

/** Seconds. Next.js does not cache entries that expire sooner. */
const minExpire = 300

/** Seconds after which a stale result is fetched again. */
const retryAfter = 5

/** Thrown when the lake is down and no earlier result of the query is stored. */
export class LakeUnavailableError extends Error {}

/** A cached function loses the class of an error that it throws, so errors are returned. */
type CachedResult = { result: unknown } | { error: string }

/** Until when a cache entry is valid: until a publish expires one of its sync tags, and until a moment (ms since 1970). */
export type Lifetime = { syncTags: readonly string[]; end?: number }

/**
 * Runs a query. Its result is cached under the lake's sync tags until a publish expires one of them, or until one of
 * its time windows begins or ends (time-windows.ts). While the lake is down, the last stored result is served
 * (stale-if-error). In draft mode nothing is cached, and the result carries edit targets (draft/stega.ts), unless `isEditable` is false.
 *
 * Every query may use `$until`: the moment up to which dated documents are shown.
 * @throws LakeUnavailableError when the lake is down and no earlier result is stored
 */
export async function sanityFetch<const Query extends string>(
  query: Query,
  params: Params = {},
  { answerFor, ...draft }: DraftOptions & { answerFor?: AnswerFor } = {},
): Promise<ClientReturn<Query>> {
  if (await isDraftMode()) return (await fetchDraft(query, params, draft)) as ClientReturn<Query>
  const cached = await fetchCached(query, params, answerFor)
  if ('result' in cached) return cached.result as ClientReturn<Query>
  throw new LakeUnavailableError(
    `The content lake is down, and no earlier result of this query is stored: ${cached.error}`,
  )
}

/**
 * Runs a query on the published documents as they are at this moment, for decisions that must not use an older result,
 * such as prices of an order. It is never cached, and ignores drafts.
 * @throws LakeUnavailableError when the lake is down
 */
export async function fetchUncached<const Query extends string>(
  query: Query,
  params: Params = {},
): Promise<ClientReturn<Query>> {
  try {
    const now = Date.now()
    const { result } = await fetchPublished(query, { ...params, until: new Date(now).toISOString() })
    return applyTimeWindows(result, { now }).result as ClientReturn<Query>
  } catch (error) {
    throw new LakeUnavailableError('The content lake is down', { cause: error })
  }
}

/**
 * Runs a query on the published documents for a caller that keeps the result by itself, because it is too large for the
 * cache: it is outdated when one of `tags` expires (expired-tags.ts), and at `changesAt` (ms since 1970). While the lake is
 * down, the result is the last stored one.
 * @throws LakeUnavailableError when the lake is down and no earlier result is stored
 */
export async function fetchKept<const Query extends string>(
  query: Query,
  params: Params = {},
): Promise<{ result: ClientReturn<Query>; tags: string[]; changesAt: number }> {
  const now = Date.now()
  const sequence = currentSequence()
  const { found, reason } = await fetchOrLast(query, params, now)
  if (!found) throw new LakeUnavailableError(reason)
  const { result, changesAt = Infinity } = applyTimeWindows(found.result, { now })
  return {
    result: result as ClientReturn<Query>,
    tags: withSequence(found.syncTags.map(cacheTagOf), sequence),
    changesAt: reason === undefined ? changesAt : Math.min(changesAt, retryAt(now)),
  }
}

async function fetchCached(query: string, params: Params, answerFor?: AnswerFor): Promise<CachedResult> {
  'use cache'
  const fetched = await fetchForCache(query, params, answerFor)
  return 'error' in fetched ? fetched : { result: fetched.result }
}

/**
 * Fetches a result on behalf of a `use cache` function, whose cache entry gets the tags and the lifetime of the result. An
 * entry without them would have the default lifetime and outlive its time windows.
 */
export async function fetchForCache(
  query: string,
  params: Params,
  answerFor?: AnswerFor,
): Promise<{ result: unknown; lifetime: Lifetime } | { error: string }> {
  const now = Date.now()
  const { found, reason } = await fetchOrLast(query, params, now, answerFor)
  if (!found) {
    cacheLife({ stale: 30, revalidate: retryAfter, expire: oneYear })
    return { error: reason ?? '' }
  }
  const { result, changesAt } = applyTimeWindows(found.result, { now })
  const replaced = changesAt && replacedAt(JSON.stringify([query, params]), changesAt, now)
  // Next.js would serve a page with the last stored result while it renders the next one, which page-cache.ts could not date.
  const end = reason === undefined ? replaced : Math.min(replaced ?? Infinity, retryAt(now))
  const lifetime = { syncTags: found.syncTags, end }
  limitCacheEntry(lifetime, now)
  return { result, lifetime }
}

const longestRetryMs = 30_000

/**
 * When a query that failed is tried again: visitors wait for it, a tenth of the time at most, and a lake that hung may be well again.
 * @param began as `Date.now()` counts
 */
function retryAt(began: number): number {
  const failed = Date.now()
  return failed + Math.min(Math.max(retryAfter * 1000, 10 * (failed - began)), longestRetryMs)
}

/** Fetches a result. If the lake does not answer, there is a `reason`, and the last stored result if there is one. */
async function fetchOrLast(
  query: string,
  params: Params,
  now: number,
  answerFor?: AnswerFor,
): Promise<{ found?: TaggedResult; reason?: string }> {
  const key: QueryKey = { query, params, perspective: 'published' }
  try {
    const found = await queryUnlessHanging(() =>
      fetchPublished(query, { ...params, until: new Date(now).toISOString() }, answerFor),
    )
    saveLastResult(key, found)
    return { found }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const found = readLastResult(key)
    if (found) console.warn(`The content lake is down (${reason}); serving the last stored result.`)
    return { found, reason }
  }
}

/** Gives the cache entry that is being made its tags and its end. */
export function limitCacheEntry({ syncTags, end }: Lifetime, now: number): void {
  cacheTag(...syncTags.map(cacheTagOf))
  if (end === undefined) {
    cacheLife('published')
    return
  }
  cacheLife(lifetimeUntil(end, now))
  // A page that is rendered from this entry later would get the full lifetime again; the tag carries the moment.
  cacheTag(validUntilTag(end))
}

/** The lifetime of a cache entry that is to be replaced at a moment (ms since 1970). */
function lifetimeUntil(moment: number, now: number) {
  const revalidate = Math.min(Math.ceil((moment - now) / 1000), oneYear)
  return { stale: 30, revalidate, expire: Math.max(revalidate, minExpire) }
}

async function fetchPublished(
  query: string,
  params: Params,
  answerFor: AnswerFor = 'lists',
): Promise<TaggedResult> {
  const answer: unknown = await lakeClient.fetch<unknown>(query, params, {
    filterResponse: false,
    perspective: 'published',
    headers: answerHeaders[answerFor],
    cache: 'no-store',
  })
  // A proxy's page with status 200 would be cached as an empty result without tags, which no publish expires.
  if (!isAnswer(answer)) throw new Error('the response is not a query result')
  // Before anything else goes through what is too large.
  const result = typedResult(query, withSectionsThatFit(answer.result))
  return { result, syncTags: answer.syncTags ?? [] }
}

/** Whether a response is the lake's answer to a query. */
const isAnswer = (answer: unknown): answer is { result: unknown; syncTags?: string[] } =>
  isRecord(answer) && 'result' in answer && (answer.syncTags === undefined || isTextList(answer.syncTags))

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

/**
 * Fetches one document. While the lake is down, a document whose address is in no stored list does not exist.
 * @param fetchDocument runs the query of the document
 * @param isKnown whether the list of addresses has it
 * @throws LakeUnavailableError when the document exists and no earlier result of its query is stored
 */
export async function fetchUnlessUnknown<Result>(
  fetchDocument: () => Promise<Result>,
  isKnown: () => Promise<boolean>,
): Promise<Result | undefined> {
  try {
    return await fetchDocument()
  } catch (error) {
    if (error instanceof LakeUnavailableError && !(await isKnown())) return undefined
    throw error
  }
}
