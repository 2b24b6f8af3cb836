import { map, shareReplay, type Observable } from 'rxjs'
import type { DocumentStore } from 'sanity'
import { liveQuery } from '../live-query.ts'
import { WAITING_QUOTES } from '../quotes/waiting.ts'
import { INBOX_LISTS, type InboxType } from './lists.ts'

/** How many documents of each type are new. */
export type InboxCounts = Record<InboxType, number>

const DOCUMENTS = `*[_type in ${JSON.stringify([...INBOX_LISTS.map(({ type }) => type), 'quoteReply'])}]`
const count = ({ type, field }: (typeof INBOX_LISTS)[number]) =>
  type === 'quoteRequest'
    ? `"${type}": ${WAITING_QUOTES}`
    : `"${type}": count(*[_type == "${type}" && coalesce(${field}, "new") == "new"])`

/** Counts new documents, and again after every change: one query for all that show them. */
export function inboxCounts(store: Pick<DocumentStore, 'listenQuery'>): Observable<InboxCounts> {
  return liveQuery(store, {
    documents: DOCUMENTS,
    query: `{ ${INBOX_LISTS.map(count).join(', ')} }`,
    perspective: 'raw',
    tag: 'desk.inbox',
  }).pipe(
    map((counts) => counts as InboxCounts),
    shareReplay({ bufferSize: 1, refCount: true }),
  )
}

/** How many wait for an answer: newsletter subscriptions do not. */
export const waiting = (counts: InboxCounts): number =>
  INBOX_LISTS.reduce((sum, { type, needsAnswer }) => sum + (needsAnswer ? counts[type] : 0), 0)
