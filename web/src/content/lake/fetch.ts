import type { ClientReturn } from '@sanity/client'
import { cacheLife, cacheTag } from 'next/cache'
import { fetchDraft } from '../draft/fetch-draft'
import { isDraftMode } from '../draft/mode'
import { lakeClient } from './client'
import { type Answer, type Question, readLastResult, saveLastResult } from './last-results'

/** The Next.js cache tag of a sync tag; a publish names sync tags, and the webhook expires these. */
export const cacheTagOf = (syncTag: string) => `sanity:${syncTag}`

/** Seconds after which a page made of remembered content asks the lake again. */
const retryAfter = 5

/** A page made while the lake is away: served, and made again soon. */
const whileAway = { stale: 30, revalidate: retryAfter, expire: 31_536_000 }

/** Thrown when the lake does not answer and never answered this question before. */
export class LakeUnavailableError extends Error {}

/** Errors lose their class on the way out of a cached function, so that an absent answer is a value there. */
type CachedAnswer = { result: unknown } | { awayBecause: string }

/**
 * Asks the lake. The answer is cached for ever under the lake's sync tags, until a publish expires one of them; while
 * the lake is away the last known answer stands in for it. In draft mode nothing is cached, and the answer carries
 * marks of where each part comes from (draft/stega.ts).
 * @throws LakeUnavailableError when the lake does not answer and there is no last known answer
 */
export async function sanityFetch<const Query extends string>(
  query: Query,
  params: Record<string, string | number> = {},
): Promise<ClientReturn<Query>> {
  if (await isDraftMode()) return (await fetchDraft(query, params)) as ClientReturn<Query>
  const answer = await cachedAnswer(query, params)
  if ('result' in answer) return answer.result as ClientReturn<Query>
  throw new LakeUnavailableError(
    `The content lake did not answer, and this content was never read before: ${answer.awayBecause}`,
  )
}

async function cachedAnswer(query: string, params: Record<string, string | number>): Promise<CachedAnswer> {
  'use cache'
  const question = { query, params, perspective: 'published' }
  try {
    const answer = await fetchFromLake(question)
    saveLastResult(question, answer)
    cacheLife('published')
    cacheTag(...answer.syncTags.map(cacheTagOf))
    return { result: answer.result }
  } catch (error) {
    cacheLife(whileAway)
    const reason = error instanceof Error ? error.message : String(error)
    const remembered = readLastResult(question)
    if (!remembered) return { awayBecause: reason }
    console.warn(`The content lake did not answer (${reason}); showing what it said last.`)
    cacheTag(...remembered.syncTags.map(cacheTagOf))
    return { result: remembered.result }
  }
}

async function fetchFromLake({ query, params }: Question): Promise<Answer<unknown>> {
  const { result, syncTags } = await lakeClient.fetch<unknown>(query, params, {
    filterResponse: false,
    perspective: 'published',
    cache: 'no-store',
  })
  return { result, syncTags: syncTags ?? [] }
}

/**
 * Asks for one document; while the lake is away, whatever is not in the remembered list of addresses does not exist.
 * @param isKnown whether the remembered list has the address; may ask the lake itself
 * @throws LakeUnavailableError when the document exists but was never read before
 */
export async function fetchUnlessUnknown<Result>(
  question: () => Promise<Result>,
  isKnown: () => Promise<boolean>,
): Promise<Result | undefined> {
  try {
    return await question()
  } catch (error) {
    if (error instanceof LakeUnavailableError && !(await isKnown())) return undefined
    throw error
  }
}
