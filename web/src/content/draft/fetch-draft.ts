import { cache } from 'react'
import { config } from '../config'
import { lakeClient } from '../lake/client'
import { draftPerspective } from './mode'
import type { DraftPerspective } from './perspective'
import { withEditMarks } from './stega'

/** Thrown when a draft is asked for and the site was given no token to read it with. */
export class DraftTokenError extends Error {}

/** The token with which drafts are read; it stays on the server. */
export function draftToken(): string {
  const token = config.viewerToken ?? config.apiToken
  if (!token)
    throw new DraftTokenError('SANITY_VIEWER_TOKEN is not set, and drafts cannot be read without it')
  return token
}

/**
 * Asks the lake what a visitor in draft mode sees. Nothing of it is kept beyond the request; the same question asked
 * twice in one request is one question.
 */
export async function fetchDraft(query: string, params: Record<string, string | number>): Promise<unknown> {
  const perspective = await draftPerspective()
  return fetchOnce(query, JSON.stringify(params), JSON.stringify(perspective))
}

const fetchOnce = cache(async (query: string, params: string, perspective: string): Promise<unknown> => {
  const { result, resultSourceMap } = await lakeClient.fetch<unknown>(
    query,
    JSON.parse(params) as Record<string, string | number>,
    {
      token: draftToken(),
      perspective: JSON.parse(perspective) as DraftPerspective,
      filterResponse: false,
      resultSourceMap: 'withKeyArraySelector',
      stega: false,
      cache: 'no-store',
    },
  )
  return withEditMarks(result, resultSourceMap)
})
