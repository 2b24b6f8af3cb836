import { map, type Observable } from 'rxjs'
import type { DocumentStore } from 'sanity'
import {
  type HandlingFacts,
  type ReplyFacts,
  needsEditor,
  type QuoteFacts,
  type QuoteState,
  quoteStateOf,
  quoteStateTitles,
} from '../../quotes/index.ts'
import { boundedText } from '../bounded-text.ts'
import { liveQuery } from '../live-query.ts'
import { maxLines } from '../max-lines.ts'
import { quotesByNeed } from './waiting.ts'

/** A reply as the Studio shows it. */
export type StoredReply = ReplyFacts & {
  _id: string
  name?: string | null
  text?: string | null
  purchaseOrder?: string | null
}

/** What is stored of a request, without the draft of its offer. */
type StoredQuote = Omit<QuoteFacts, 'replies' | 'offer'> &
  HandlingFacts & {
    _id: string
    number?: string | null
    name?: string | null
    company?: string | null
    offer?: { validUntil?: string | null } | null
    replies: StoredReply[]
    order?: { _id: string; number?: string | null } | null
  }

/** A request with its state at this moment. */
export type QuoteRow = StoredQuote & { state: QuoteState; isWaiting: boolean }

/** The state in an editor's words. A refused request that has an offer is one whose offer was withdrawn. */
export function stateTitleOf({ state, isWaiting, offer }: Pick<QuoteRow, 'state' | 'isWaiting' | 'offer'>) {
  if (state === 'requested' && !isWaiting) return 'Done'
  return state === 'refused' && offer ? 'Offer withdrawn' : quoteStateTitles[state]
}

/** All of them are found by the search. */
const MAX_ROWS = 200

const texts = (...fields: string[]) => fields.map((field) => `"${field}": ${boundedText(field)}`).join(', ')

/**
 * A program can store anything: what is no text is left out, and the panes need not ask.
 * @param shown what is shown of a reply, in addition to what the state of its request depends on
 */
const fieldsWith = (shown = '') => /* groq */ `{
  _id, ${texts('number', 'sentAt', 'handling', 'handledUntil')}, offer,
  "name": ${boundedText('contact.name')}, "company": ${boundedText('contact.company')},
  "replies": *[_type == "quoteReply" && request._ref == ^._id] | order(_createdAt desc) [0...${maxLines + 1}] | order(sentAt asc) {
    _id, ${texts('kind', 'offerRevision', 'sentAt')}${shown}
  },
  "order": *[_type == "order" && quoteRequest != "" && quoteRequest == string::split(^._id, "quoteRequest.")[1]][0] { _id, ${texts('number')} }
}`

const REQUESTS = '_type == "quoteRequest" && !(_id in path("drafts.**"))'
const DOCUMENTS = '*[_type in ["quoteRequest", "quoteReply", "order"]]'

type Store = Pick<DocumentStore, 'listenQuery'>

/** The requests, and again after every change: those that wait for an editor first, then the newest. */
export const quoteRows = (store: Store): Observable<QuoteRow[]> =>
  liveQuery(store, {
    documents: DOCUMENTS,
    query: `${quotesByNeed} [0...${MAX_ROWS}].request ${fieldsWith()}`,
    perspective: 'raw',
    tag: 'desk.quotes',
  }).pipe(
    map((found) =>
      (found as StoredQuote[]).map(toRow).toSorted((a, b) => Number(b.isWaiting) - Number(a.isWaiting)),
    ),
  )

/** One request, by the id of its document or of its draft. */
export const quoteRow = (store: Store, id: string): Observable<QuoteRow | undefined> =>
  liveQuery(store, {
    documents: DOCUMENTS,
    query: `*[${REQUESTS} && _id == $id][0] ${fieldsWith(`, ${texts('name', 'purchaseOrder')}, "text": ${boundedText('text', 10_000)}`)}`,
    params: { id: id.replace(/^drafts\./, '') },
    perspective: 'raw',
    tag: 'desk.quote',
  }).pipe(map((found) => (found ? toRow(found as StoredQuote) : undefined)))

function toRow(quote: StoredQuote): QuoteRow {
  const facts = { ...quote, hasOrder: quote.order != null }
  const now = new Date()
  return { ...quote, state: quoteStateOf(facts, now), isWaiting: needsEditor(facts) }
}
