import {
  decisionNames,
  isExpired,
  maxMessages,
  offerRevision,
  type QuoteState,
  quoteStateOf,
  replyName,
} from '@shop/studio/quotes'
import type { Order, QuoteReply, QuoteRequest } from '@shop/studio/types'
import { fetchAllPrivate, fetchPrivate } from '../lake/private'
import { quoteTokenPattern } from '../forms/id-patterns'
import { orderLinkOf, type QuoteLink, opensQuote, quoteIdPattern } from './link'

/** A request with everything that came after it. */
export type StoredQuote = {
  id: string
  request: QuoteRequest
  /** The revision of the published offer; undefined without one. */
  revision?: string
  replies: QuoteReply[]
  order?: Order
  state: QuoteState
  /** Whether the shop withdrew an offer that the buyer could still have accepted; the state is then `refused`. */
  isOfferWithdrawn: boolean
}

/** The key of the notice that the emails of an order were sent. */
export const orderNotice = 'order'

/** The key of the notice that the buyer was informed of a refusal. @param revision of the offer that it ended */
export const refusalKey = (revision: string | undefined) => (revision ? `refused-${revision}` : 'refused')

const counted = Array.from({ length: maxMessages }, (_, index) => index + 1)

/**
 * The request with an id as it is at this moment, for a reader whose right to see it was checked.
 * @throws LakeUnavailableError when the lake is down
 */
export async function readStoredQuote(id: string, now = new Date()): Promise<StoredQuote | undefined> {
  if (!quoteIdPattern.test(id)) return undefined
  const request = await fetchPrivate('quoteRequest', id)
  return request && withReplies(id, request, now)
}

/**
 * The request of a private link; undefined when there is none, or when the token is another one.
 * @throws LakeUnavailableError when the lake is down
 */
export async function storedQuoteByLink(link: QuoteLink, now = new Date()): Promise<StoredQuote | undefined> {
  if (!quoteIdPattern.test(link.id) || !quoteTokenPattern.test(link.token)) return undefined
  const request = await fetchPrivate('quoteRequest', link.id)
  // Compared also without a request, so that the time of the response does not reveal whether a request exists.
  const isOpen = opensQuote(link, request?.linkHash)
  return request && isOpen ? withReplies(link.id, request, now) : undefined
}

async function withReplies(id: string, request: QuoteRequest, now: Date): Promise<StoredQuote> {
  const { offer, handling } = request
  const revision = offer && handling === 'offered' ? offerRevision(offer) : undefined
  const refusedRevision = handling === 'refused' && offer?.sentAt ? offerRevision(offer) : undefined
  // The site's role cannot query private documents, so it requests every possible id.
  const names = [
    ...counted.flatMap((number) => [replyName(id, 'message', number), replyName(id, 'answer', number)]),
    replyName(id, 'withdrawal'),
    replyName(id, 'notice', orderNotice),
    ...(revision
      ? [...decisionNames(id, revision), replyName(id, 'void', revision), replyName(id, 'notice', revision)]
      : []),
    ...(refusedRevision
      ? [...decisionNames(id, refusedRevision), replyName(id, 'notice', refusalKey(refusedRevision))]
      : []),
    ...(handling === 'refused' ? [replyName(id, 'notice', refusalKey(undefined))] : []),
  ]
  const [found, order] = await Promise.all([
    fetchAllPrivate('quoteReply', names),
    fetchPrivate('order', orderLinkOf(id).id),
  ])
  const replies = found.filter((reply) => reply !== undefined)
  // An order of another request may have this id, because browsers choose the ids of orders.
  const own = order?.quoteRequest === id ? order : undefined
  const state = quoteStateOf({ handling, offer, replies, hasOrder: own !== undefined }, now)
  const isOfferWithdrawn =
    state === 'refused' &&
    refusedRevision !== undefined &&
    !replies.some(({ kind }) => kind === 'decline') &&
    !isExpired(offer?.validUntil, refusedAt(replies) ?? now)
  return { id, request, revision, replies, order: own, state, isOfferWithdrawn }
}

/** The acceptance that counts. */
export const storedAcceptance = ({ replies }: Pick<StoredQuote, 'replies'>): QuoteReply | undefined =>
  replies.find(({ kind }) => kind === 'accept')

/** When the buyer was informed of the refusal; an offer that was valid then does not become an expired one later. */
function refusedAt(replies: readonly QuoteReply[]): Date | undefined {
  const notice = replies.find(({ _id, kind }) => kind === 'notice' && _id.includes('.notice-refused'))
  return notice?.sentAt ? new Date(notice.sentAt) : undefined
}
