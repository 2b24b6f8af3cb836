import type { ClientReturn } from '@sanity/client'
import { cacheLife, cacheTag } from 'next/cache'
import { lakeClient } from './client'
import { type Answer, type Question, recallAnswer, rememberAnswer } from './last-known'

/** The Next.js cache tag of a sync tag; a publish names sync tags, and the webhook expires these. */
export const cacheTagOf = (syncTag: string) => `sanity:${syncTag}`

/** How content is looked at. Draft mode will ask with another perspective. */
export type View = { perspective: 'published' }

const published: View = { perspective: 'published' }

/** Seconds after which a page made of remembered content asks the lake again. */
const retryAfter = 5

/** Thrown when the lake does not answer and never answered this question before. */
export class LakeAwayError extends Error {}

/**
 * Asks the lake. The answer is cached for ever under the lake's sync tags, until a publish expires one of them; while
 * the lake is away the last known answer stands in for it.
 * @throws LakeAwayError when the lake does not answer and there is no last known answer
 */
export function ask<const Query extends string>(
  query: Query,
  params: Record<string, string | number> = {},
  view: View = published,
): Promise<ClientReturn<Query>> {
  return cachedAnswer(query, params, view) as Promise<ClientReturn<Query>>
}

async function cachedAnswer(
  query: string,
  params: Record<string, string | number>,
  view: View,
): Promise<unknown> {
  'use cache'
  const question = { query, params, perspective: view.perspective }
  const { answer, isRemembered } = await freshOrRemembered(question)
  if (isRemembered) cacheLife({ stale: 30, revalidate: retryAfter, expire: 31_536_000 })
  else cacheLife('published')
  cacheTag(...answer.syncTags.map(cacheTagOf))
  return answer.result
}

async function freshOrRemembered(
  question: Question,
): Promise<{ answer: Answer<unknown>; isRemembered: boolean }> {
  try {
    const answer = await askLake(question)
    rememberAnswer(question, answer)
    return { answer, isRemembered: false }
  } catch (error) {
    const answer = recallAnswer(question)
    const reason = error instanceof Error ? error.message : String(error)
    if (!answer) {
      throw new LakeAwayError(
        `The content lake did not answer, and this content was never read before: ${reason}`,
      )
    }
    console.warn(`The content lake did not answer (${reason}); showing what it said last.`)
    return { answer, isRemembered: true }
  }
}

async function askLake({ query, params, perspective }: Question): Promise<Answer<unknown>> {
  const { result, syncTags } = await lakeClient.fetch<unknown>(query, params, {
    filterResponse: false,
    perspective: perspective as View['perspective'],
    cache: 'no-store',
  })
  return { result, syncTags: syncTags ?? [] }
}
