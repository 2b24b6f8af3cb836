import { defer, retry, timer, type Observable } from 'rxjs'
import type { ClientPerspective } from '@sanity/client'
import type { DocumentStore } from 'sanity'

/** First and longest wait before a failed query is repeated, in milliseconds. */
const FIRST_WAIT = 500
const LONGEST_WAIT = 8000

type LiveQuery = {
  /** Which documents: a change of one of them repeats the query. */
  documents: string
  /** By default the documents themselves. */
  query?: string
  params?: Record<string, string | string[]>
  /** `drafts`: as an editor sees them; `published`: as visitors do; `raw`: drafts beside what is published; a list: as in a release. */
  perspective: 'drafts' | 'published' | 'raw' | Extract<ClientPerspective, unknown[]>
  tag: string
  /** Called with the message of each failure, before the query is repeated. */
  onFailure?: (message: string) => void
}

/**
 * The result of a query, and again after every change. A lake that goes away does not end it (an error would take the
 * whole desk down): the last result stays, and the query is repeated until it succeeds.
 */
export function liveQuery(
  store: Pick<DocumentStore, 'listenQuery'>,
  { documents, query = documents, params = {}, perspective, tag, onFailure }: LiveQuery,
): Observable<unknown> {
  return defer(() =>
    store.listenQuery({ fetch: query, listen: documents }, params, {
      apiVersion: '2025-02-19',
      perspective,
      tag,
      throttleTime: 500,
    }),
  ).pipe(
    retry({
      delay: (error, attempt) => {
        onFailure?.(error instanceof Error ? error.message : String(error))
        return timer(Math.min(FIRST_WAIT * 2 ** (attempt - 1), LONGEST_WAIT))
      },
      resetOnSuccess: true,
    }),
  )
}
