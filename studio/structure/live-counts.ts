import { map, shareReplay, type Observable } from 'rxjs'
import type { DocumentStore } from 'sanity'
import { liveQuery } from './live-query.ts'

/** How many documents of each type there are, drafts too, and again after every change: one query for all open panes. */
export function liveCounts(
  store: Pick<DocumentStore, 'listenQuery'>,
  types: readonly string[],
): Observable<Record<string, number>> {
  const counts = types.map((type) => `"${type}": count(*[_type == "${type}"])`)
  return liveQuery(store, {
    documents: `*[_type in ${JSON.stringify(types)}]`,
    query: `{${counts.join(', ')}}`,
    perspective: 'drafts',
    tag: 'desk.counts',
  }).pipe(
    map((result) => result as Record<string, number>),
    shareReplay({ bufferSize: 1, refCount: true }),
  )
}
