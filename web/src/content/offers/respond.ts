import { maxMessages, mayReply, type QuoteState, type ReplyKind, replyName } from '@shop/studio/quotes'
import type { QuoteReply } from '@shop/studio/types'
import { z } from 'zod'
import { optionalLine, optionalText, requiredLine, requiredText } from '../forms/fields'
import { createFormHandler, FormError } from '../forms/handle-form'
import { createLimits } from '../forms/limits'
import { storeSubmission } from '../inbox/submissions'
import { fetchPrivate } from '../lake/private'
import { currentShopSettings } from '../orders/settings'
import { quoteIdPattern, quoteTokenPattern } from './link'
import { placeAcceptedOrder } from './place-accepted-order'
import { quoteRules } from './rules'
import { type StoredQuote, storedQuoteByLink } from './stored-quote'
import { billOf } from './sums'

const unknownLink = 'This link is not valid. Open the link of your email again.'
const replaced =
  'Your offer was replaced while you were reading it, so nothing was accepted. The new one is on this page: please read it, then accept or decline it.'

const link = {
  id: z.string().regex(quoteIdPattern, unknownLink),
  token: z.string().regex(quoteTokenPattern, unknownLink),
}
const offered = {
  revision: z.string().regex(/^[\da-f]{16}$/, replaced),
  total: z
    .string()
    .regex(/^\d{1,12}$/, replaced)
    .transform(Number),
}

const common = {
  failed: 'We could not save your answer. Nothing is lost: please try again in a moment.',
  limits: createLimits({
    perVisitor: { points: 20, seconds: 600 },
    inTotal: { points: 300, seconds: 600 },
  }),
}

/** Sends a question or a remark about a request. The same text a second time is one message. */
export const receiveMessage = createFormHandler({
  ...common,
  name: 'quote message',
  schema: z.object({ ...link, text: requiredText(quoteRules.text) }),
  thanks: 'Your message is on its way. We answer by email and on this page.',
  act: async ({ text, ...access }) => {
    const quote = await openQuote(access, 'message')
    await storeMessage(quote, text)
    return {}
  },
})

/** Takes a request back. */
export const receiveWithdrawal = createFormHandler({
  ...common,
  name: 'quote withdrawal',
  schema: z.object({ ...link, text: optionalText(quoteRules.reason) }),
  thanks: 'Your request is withdrawn.',
  act: async ({ text, ...access }) => {
    const quote = await openQuote(access, 'withdrawal')
    await storeReply(quote, 'withdrawal', undefined, { text: text || undefined })
    return {}
  },
})

/** Declines the published offer. */
export const receiveDecline = createFormHandler({
  ...common,
  name: 'quote decline',
  schema: z.object({ ...link, ...offered, text: optionalText(quoteRules.reason) }),
  thanks: 'Your answer is noted. If we can do better, you get a new offer.',
  act: async ({ text, revision, total, ...access }) => {
    const quote = await openQuote(access, 'decline')
    await assertCurrent(quote, { revision, total })
    await storeReply(quote, 'decline', revision, { text: text || undefined, offerRevision: revision })
    return {}
  },
})

/**
 * Accepts the published offer, which makes the order. What was accepted is stored first and the request read again: had the
 * offer been replaced before that, nothing is ordered. Accepting twice makes one order.
 */
export const receiveAcceptance = createFormHandler({
  ...common,
  name: 'quote acceptance',
  schema: z.object({
    ...link,
    ...offered,
    name: requiredLine(quoteRules.name),
    purchaseOrder: optionalLine(quoteRules.purchaseOrder),
    address: optionalText(quoteRules.address),
  }),
  thanks: 'Thank you. Your order is placed.',
  act: async ({ name, purchaseOrder, address, revision, total, ...access }) => {
    const quote = await readByLink(access)
    if (quote.state !== 'accepted') {
      assertMay(quote.state, 'accept')
      await assertCurrent(quote, { revision, total })
      await storeReply(quote, 'accept', revision, {
        name,
        purchaseOrder: purchaseOrder || undefined,
        text: address || undefined,
        offerRevision: revision,
      })
    }
    const accepted = await readByLink(access)
    if (accepted.state !== 'accepted') throw new FormError(problemOf(accepted.state))
    const order = await placeAcceptedOrder(accepted, await currentShopSettings())
    return { number: order.number }
  },
})

type Access = { id: string; token: string }

async function readByLink(access: Access): Promise<StoredQuote> {
  const quote = await storedQuoteByLink(access)
  if (!quote) throw new FormError(unknownLink)
  return quote
}

async function openQuote(access: Access, kind: ReplyKind): Promise<StoredQuote> {
  const quote = await readByLink(access)
  assertMay(quote.state, kind)
  return quote
}

function assertMay(state: QuoteState, kind: ReplyKind): void {
  if (!mayReply(state, kind)) throw new FormError(problemOf(state))
}

/** Why an answer to an offer is refused. */
function problemOf(state: QuoteState): string {
  switch (state) {
    case 'expired':
      return 'This offer has expired, so it cannot be accepted any more. Write to us: we make you a new one.'
    case 'accepted':
      return 'This offer was accepted already.'
    case 'declined':
      return 'This offer was declined already. Write to us if you have changed your mind.'
    case 'withdrawn':
      return 'This request was withdrawn. Please send a new one.'
    case 'refused':
      return 'This offer was taken back. Please read our message, or write to us.'
    default:
      return replaced
  }
}

/** The buyer answers the offer that they had in front of them, or none. */
async function assertCurrent(
  { request, revision }: StoredQuote,
  seen: { revision: string; total: number },
): Promise<void> {
  const { offer } = request
  const bill = offer && billOf(offer, await currentShopSettings())
  if (revision !== seen.revision || bill?.total !== seen.total) throw new FormError(replaced)
}

type ReplyFields = Pick<Partial<QuoteReply>, 'name' | 'text' | 'purchaseOrder' | 'offerRevision'>

async function storeReply(
  { id, request }: StoredQuote,
  kind: ReplyKind,
  key: string | number | undefined,
  fields: ReplyFields,
): Promise<void> {
  await storeSubmission('quoteReply', replyName(id, kind, key), {
    kind,
    request: { _type: 'reference', _ref: request._id, _weak: true },
    name: request.contact?.name,
    sentAt: new Date().toISOString(),
    ...fields,
  })
}

/** A message gets the next free number. Of two that are sent at once, the later one takes the number after. */
async function storeMessage(quote: StoredQuote, text: string): Promise<void> {
  const { id, replies } = quote
  const own = replies.filter(({ kind }) => kind === 'message')
  if (own.some((message) => message.text === text)) return
  for (let number = own.length + 1; number <= maxMessages; number += 1) {
    await storeReply(quote, 'message', number, { text })
    const stored = await fetchPrivate('quoteReply', replyName(id, 'message', number))
    if (stored?.text === text) return
  }
  throw new FormError('This page takes no more messages. Please answer one of our emails.')
}
