import { cache } from 'react'
import { lakeClient } from '../client'
import { applyTimeWindows } from './time-windows'
import { draftPerspective } from '../draft/mode'
import type { DraftPerspective } from '../draft/perspective'
import { withEditTargets } from '../draft/stega'
import { draftToken } from '../draft/token'
import { withSectionsThatFit } from './bounded-lists'
import { answerHeaders } from './room'
import { typedResult } from './typed-result'

/** The values of a query's parameters. */
export type Params = Record<string, string | number | readonly (string | number)[]>

/** `isEditable` is false for lists that no page shows as they are: edit targets of the whole catalogue take seconds, and more than the lake answers. */
export type DraftOptions = { isEditable?: boolean }

/** Later than every date in the content. */
const endOfTime = '9999-12-31T00:00:00Z'

/**
 * Runs a query as a visitor in draft mode sees the content: unpublished changes, and posts whose date is still to come.
 * Nothing is cached beyond the request; the same query with the same parameters is run once per request.
 */
export async function fetchDraft(
  query: string,
  params: Params,
  { isEditable = true }: DraftOptions = {},
): Promise<unknown> {
  const perspective = await draftPerspective()
  return fetchOnce(query, JSON.stringify(params), JSON.stringify(perspective), isEditable)
}

const fetchOnce = cache(
  async (query: string, params: string, perspectiveJson: string, isEditable: boolean): Promise<unknown> => {
    const perspective = JSON.parse(perspectiveJson) as DraftPerspective
    const now = Date.now()
    const showsUpcoming = perspective !== 'published'
    const { result, resultSourceMap } = await lakeClient.fetch<unknown>(
      query,
      {
        ...(JSON.parse(params) as Params),
        until: showsUpcoming ? endOfTime : new Date(now).toISOString(),
      },
      {
        token: draftToken(),
        perspective,
        filterResponse: false,
        resultSourceMap: isEditable && 'withKeyArraySelector',
        stega: false,
        headers: answerHeaders.lists,
        cache: 'no-store',
      },
    )
    // Edit targets are found by place, so members of lists are left out afterwards. What is left out in time is null, which its
    // type is not.
    const typed = typedResult(query, withEditTargets(withSectionsThatFit(result, true), resultSourceMap))
    return applyTimeWindows(typed, { now, showsUpcoming }).result
  },
)
