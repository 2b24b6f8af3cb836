import { offerRevision } from './revision.ts'
import type { ReplyKind } from './reply.ts'

/** How a request stands. It is computed from what is stored, and never stored itself. */
export type QuoteState =
  'requested' | 'asking' | 'offered' | 'accepted' | 'declined' | 'refused' | 'withdrawn' | 'expired'

/** The states in an editor's words. */
export const quoteStateTitles: Record<QuoteState, string> = {
  requested: 'New',
  asking: 'Waiting for the buyer',
  offered: 'Offer sent',
  accepted: 'Accepted',
  declined: 'Declined',
  refused: 'Refused',
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

/** Whether an offer can no longer be accepted: its last day, in UTC, is over. */
export const isExpired = (validUntil: string | null | undefined, now: Date): boolean =>
  !validUntil || now.toISOString().slice(0, 10) > validUntil

/**
 * The state at a moment. What happened at the same time has one result: an order stands whatever else was sent, and only
 * an answer to the published offer counts.
 */
export function quoteStateOf({ handling, offer, replies, hasOrder }: QuoteFacts, now: Date): QuoteState {
  const isOffered = handling === 'offered' && offer != null
  const revision = isOffered ? offerRevision(offer) : undefined
  const has = (kind: ReplyKind) =>
    replies.some((reply) => reply.kind === kind && reply.offerRevision === revision)
  // The buyer was told that nothing was accepted: it must not become an order when the same offer is published again.
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

/** Whether an editor may refuse the request. */
export const mayRefuse = (state: QuoteState): boolean => mayOffer(state) && state !== 'refused'

/** Whether an editor may write to the buyer. */
export const mayAnswer = (state: QuoteState): boolean => state !== 'withdrawn'

/** Whether somebody has to do something: nobody has made an offer, or the buyer wrote last. */
export const needsEditor = (
  facts: QuoteFacts & { offer?: { validUntil?: string | null; sentAt?: string | null } | null },
  now: Date,
): boolean => {
  const state = quoteStateOf(facts, now)
  if (state === 'requested') return true
  if (state === 'withdrawn') return false
  const last = lastMessage(facts.replies)
  return last?.kind === 'message' && (last.sentAt ?? '') > (facts.offer?.sentAt ?? '')
}
