import { offerRevision } from './revision.ts'
import type { ReplyKind } from './reply.ts'

/** The state of a request. It is computed from stored documents, and never stored itself. */
export type QuoteState =
  'requested' | 'asking' | 'offered' | 'accepted' | 'declined' | 'refused' | 'withdrawn' | 'expired'

/** The states in an editor's words. */
export const quoteStateTitles: Record<QuoteState, string> = {
  requested: 'New',
  asking: 'Waiting for the buyer',
  offered: 'Offer sent',
  accepted: 'Accepted',
  declined: 'Declined by the buyer',
  refused: 'Declined by the shop',
  withdrawn: 'Withdrawn by the buyer',
  expired: 'Expired',
}

export type ReplyFacts = {
  kind?: string | null
  offerRevision?: string | null
  sentAt?: string | null
}

/** What the state depends on. */
export type QuoteFacts = {
  handling?: string | null
  /** The published offer. */
  offer?: { validUntil?: string | null } | null
  replies: readonly ReplyFacts[]
  /** Whether the request has become an order. */
  hasOrder?: boolean
}

/** The date where days end last (UTC−12): every earlier day is over in all time zones. */
export const lastDateOnEarth = (now: Date): string =>
  new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10)

/** Whether an offer can no longer be accepted: its last day is over in every time zone. */
export const isExpired = (validUntil: string | null | undefined, now: Date): boolean =>
  !validUntil || validUntil < lastDateOnEarth(now)

/**
 * The state at a moment. Simultaneous events have one result: an order is final, and only an answer to
 * the published offer counts.
 */
export function quoteStateOf({ handling, offer, replies, hasOrder }: QuoteFacts, now: Date): QuoteState {
  const isOffered = handling === 'offered' && offer != null
  const revision = isOffered ? offerRevision(offer) : undefined
  const has = (kind: ReplyKind) =>
    replies.some((reply) => reply.kind === kind && reply.offerRevision === revision)
  // The answer to the buyer was that nothing was accepted: it must not become an order when the same offer is published again.
  const isVoid = has('void')
  if (hasOrder || (isOffered && has('accept') && !isVoid)) return 'accepted'
  if (replies.some(({ kind }) => kind === 'withdrawal')) return 'withdrawn'
  if (handling === 'refused') return 'refused'
  if (isOffered) {
    if (has('decline')) return 'declined'
    return isVoid || isExpired(offer.validUntil, now) ? 'expired' : 'offered'
  }
  return handling === 'asking' && lastMessage(replies)?.kind === 'answer' ? 'asking' : 'requested'
}

/** The newest message of either side. */
export const lastMessage = (replies: readonly ReplyFacts[]): ReplyFacts | undefined =>
  replies
    .filter(({ kind }) => kind === 'message' || kind === 'answer')
    .toSorted((a, b) => ((a.sentAt ?? '') < (b.sentAt ?? '') ? -1 : 1))
    .at(-1)

const buyerMay: Record<QuoteState, readonly ReplyKind[]> = {
  requested: ['message', 'withdrawal'],
  asking: ['message', 'withdrawal'],
  offered: ['message', 'accept', 'decline'],
  accepted: ['message'],
  declined: ['message'],
  refused: ['message'],
  expired: ['message'],
  withdrawn: [],
}

/** Whether the buyer may send a reply in a state. */
export const mayReply = (state: QuoteState, kind: ReplyKind): boolean => buyerMay[state].includes(kind)

/** Whether an editor may send an offer, or a new one. */
export const mayOffer = (state: QuoteState): boolean => state !== 'accepted' && state !== 'withdrawn'

/** Whether an editor may refuse the request: not one that either side has declined. */
export const mayRefuse = (state: QuoteState): boolean =>
  mayOffer(state) && state !== 'refused' && state !== 'declined'

/** Whether an editor may write to the buyer. */
export const mayAnswer = (state: QuoteState): boolean => state !== 'withdrawn'

/** Decides whether a request waits for an editor. */
export type HandlingFacts = {
  /** When the buyer sent the request. */
  sentAt?: string | null
  /** When the buyer sent the last message that an editor has handled. */
  handledUntil?: string | null
}

/** When the buyer wrote last: a message, or else the request; ISO 8601. */
export const lastWordAt = ({
  sentAt,
  replies,
}: Pick<QuoteFacts, 'replies'> & Pick<HandlingFacts, 'sentAt'>): string =>
  replies
    .flatMap((reply) => (reply.kind === 'message' ? (reply.sentAt ?? []) : []))
    .reduce((last, at) => (at > last ? at : last), sentAt ?? '')

/**
 * Whether the buyer has written something that no editor has handled. `handledUntil` is a time of the buyer's, so a wrong
 * clock of an editor does not matter. The same rule in GROQ: studio/structure/quotes/waiting.ts.
 */
export const needsEditor = ({
  hasOrder,
  handledUntil,
  ...facts
}: Pick<QuoteFacts, 'replies' | 'hasOrder'> & HandlingFacts): boolean => {
  const isWithdrawn = facts.replies.some(({ kind }) => kind === 'withdrawal')
  return (hasOrder || !isWithdrawn) && (handledUntil == null || lastWordAt(facts) > handledUntil)
}
