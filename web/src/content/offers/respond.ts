import { isDeepStrictEqual } from 'node:util'
import {
  decisionName,
  maxMessages,
  mayReply,
  nextNumber,
  type QuoteState,
  type ReplyKind,
  replyName,
} from '@shop/studio/quotes'
import type { QuoteReply } from '@shop/studio/types'
import { z } from 'zod'
import { optionalLine, optionalText, requiredLine, requiredText } from '../forms/fields'
import { createFormHandler, FormError, type Outcome } from '../forms/handle-form'
import { createLimits, tenMinutes } from '../forms/limits'
import { messageRetryMs } from '../forms/reference-number'
import { storeSubmission } from '../inbox/submissions'
import { fetchAllPrivate, fetchPrivate } from '../lake/private'
import { currentShopSettings } from '../orders/settings'
import type { ShopSettings } from '../orders/types'
import { quoteTokenPattern } from '../forms/id-patterns'
import { quoteIdPattern } from './link'
import { addressLine } from './address-line'
import { placeAcceptedOrder } from './place-accepted-order'
import { quoteRules } from './rules'
import { orderNotice, storedAcceptance, type StoredQuote, storedQuoteByLink } from './stored-quote'
import { billOf, offerTax } from './sums'

const unknownLink = 'This link is not valid. Open the link of your email again.'
const replaced =
  'We replaced this offer while you were reading it, so nothing was accepted. Review the new one on this page.'
const replacedBeforeDecline = 'We replaced this offer while you were reading it. Review the new one below.'

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
    perVisitor: { points: 20, seconds: tenMinutes },
    inTotal: { points: 300, seconds: tenMinutes },
  }),
}

/** Sends a question or a remark about a request. The same text a second time, soon and before anything else was said, is one message. */
export const receiveMessage = createFormHandler({
  ...common,
  name: 'quote message',
  schema: z.object({ ...link, text: requiredText(quoteRules.text) }),
  thanks: 'Your message is on its way. We reply by email and on this page.',
  act: async ({ text, ...access }) => {
    const quote = await openQuote(access, 'message')
    await storeMessage(quote, text)
    return {}
  },
})

/** Withdraws a request. */
export const receiveWithdrawal = createFormHandler({
  ...common,
  name: 'quote withdrawal',
  schema: z.object({ ...link, text: optionalText(quoteRules.reason) }),
  thanks: 'Your request is withdrawn.',
  act: async ({ text, ...access }) => {
    const quote = await openQuote(access, 'withdrawal')
    await storeReply(quote, 'withdrawal', replyName(quote.id, 'withdrawal'), { text: text || undefined })
    return {}
  },
})

/** Declines the published offer. */
export const receiveDecline = createFormHandler({
  ...common,
  name: 'quote decline',
  schema: z.object({ ...link, ...offered, text: optionalText(quoteRules.reason) }),
  thanks: 'The offer is declined. If we can do better, we will send you a new one.',
  act: async ({ text, revision, total, ...access }) => {
    const quote = await openQuote(access, 'decline')
    assertCurrent(quote, { revision, total, kind: 'decline', settings: await currentShopSettings() })
    await storeDecision(quote, 'decline', { text: text || undefined, offerRevision: revision })
    return {}
  },
})

/**
 * Accepts the published offer, which makes the order. The acceptance is stored first, then the request is read again: if an
 * editor replaced the offer before the acceptance was stored, the acceptance is marked as void and nothing is ordered.
 * Accepting twice makes one order; a second acceptance with other details is told that they were not sent.
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
  act: async ({
    name,
    purchaseOrder,
    address,
    revision,
    total,
    ...access
  }): Promise<Outcome<AcceptanceResult>> => {
    const [quote, settings] = await Promise.all([readByLink(access), currentShopSettings()])
    if (quote.state !== 'accepted') {
      assertMay(quote.state, 'accept')
      assertCurrent(quote, { revision, total, kind: 'accept', settings })
      await storeDecision(quote, 'accept', {
        name,
        tax: offerTax(quote, settings.tax),
        purchaseOrder: purchaseOrder || undefined,
        text: address || undefined,
        offerRevision: revision,
      })
    }
    const accepted = await readByLink(access)
    if (accepted.state !== 'accepted') {
      await storeReply(accepted, 'void', replyName(accepted.id, 'void', revision), {
        text: 'The offer was replaced before the acceptance arrived.',
        offerRevision: revision,
      })
      throw new FormError(problemOf(accepted.state, 'accept'))
    }
    const order = await placeAcceptedOrder(accepted, settings)
    if (!order) throw notSent('We have deleted the order of this offer. Write to us if you still need it.')
    assertSame(storedAcceptance(accepted) ?? {}, { name, purchaseOrder, text: address })
    return { number: order.number }
  },
})

/** `isNotSent`: an earlier acceptance counts, so that this one went nowhere, and the page says so beside what was typed. */
type AcceptanceResult = { isNotSent: true }

const notSent = (message: string) =>
  new FormError(message, undefined, { isNotSent: true } satisfies AcceptanceResult)

type Acceptance = Pick<QuoteReply, 'name' | 'purchaseOrder' | 'text'>

/** @throws FormError when an earlier acceptance counts, and has other details than this one */
function assertSame(stored: Acceptance, sent: Acceptance): void {
  const [earlier, now] = [stored, sent].map(({ name, purchaseOrder, text }) =>
    [name, purchaseOrder, text].map((word) => word || ''),
  )
  if (isDeepStrictEqual(earlier, now)) return
  const details = [
    stored.purchaseOrder && `purchase order ${stored.purchaseOrder}`,
    stored.text && `delivery to ${addressLine(stored.text)}`,
  ].filter(Boolean)
  throw notSent(
    `${stored.name || 'Somebody'} had already accepted this offer${details.length > 0 ? ` (${details.join(', ')})` : ''}. What you entered now was not sent. Write to us if something has changed.`,
  )
}

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
  if (!mayReply(state, kind)) throw new FormError(problemOf(state, kind))
}

/** Why a reply is refused. */
function problemOf(state: QuoteState, kind: ReplyKind): string {
  if (state === 'withdrawn') return 'This request was withdrawn. Please send a new one.'
  if (kind === 'withdrawal') return withdrawalProblems[state] ?? 'This request can no longer be withdrawn.'
  switch (state) {
    case 'expired':
      return 'This offer has expired. Write to us for a new one.'
    case 'accepted':
      return 'This offer was already accepted. Write to us if something has changed.'
    case 'declined':
      return 'This offer was already declined. Write to us if you have changed your mind.'
    case 'refused':
      return 'We have withdrawn this offer. Please read our message, or write to us.'
    default:
      return kind === 'decline' ? replacedBeforeDecline : replaced
  }
}

const withdrawalProblems: Partial<Record<QuoteState, string>> = {
  offered: 'We have just sent you an offer. You can decline it below.',
  accepted: 'You have already accepted our offer, so the request can no longer be withdrawn. Write to us.',
  declined: 'Our offer was already declined. There is nothing left to withdraw.',
  refused: 'We cannot make an offer for this request. There is nothing to withdraw.',
  expired: 'Our offer has expired. There is nothing left to withdraw.',
}

/** @throws FormError when the page of the buyer showed another offer */
function assertCurrent(
  quote: StoredQuote,
  {
    revision,
    total,
    kind,
    settings,
  }: { revision: string; total: number; kind: ReplyKind; settings: ShopSettings },
): void {
  if (quote.revision !== revision || billOf(quote, settings)?.total !== total)
    throw new FormError(problemOf('offered', kind))
}

type ReplyFields = Pick<Partial<QuoteReply>, 'name' | 'text' | 'purchaseOrder' | 'offerRevision' | 'tax'>

async function storeReply(
  { request }: StoredQuote,
  kind: ReplyKind,
  name: string,
  fields: ReplyFields,
): Promise<void> {
  await storeSubmission('quoteReply', name, {
    kind,
    request: { _type: 'reference', _ref: request._id, _weak: true },
    name: request.contact?.name,
    sentAt: new Date().toISOString(),
    ...fields,
  })
}

/**
 * Stores the answer to an offer.
 * @throws FormError when the other answer was stored in the same moment
 */
async function storeDecision(
  quote: StoredQuote,
  kind: 'accept' | 'decline',
  fields: ReplyFields & { offerRevision: string },
): Promise<void> {
  const name = decisionName(quote.id, fields.offerRevision)
  await storeReply(quote, kind, name, fields)
  const stored = await fetchPrivate('quoteReply', name)
  if (stored?.kind !== kind) throw new FormError(problemOf(kind === 'accept' ? 'declined' : 'accepted', kind))
}

/** Whether the same text is a retry of a message: soon, and before anything else was said. */
function isRetryOf({ _createdAt: stored }: QuoteReply, { id, replies }: StoredQuote): boolean {
  // An offer is said with the notice of its email; the email of an order says nothing new.
  const orderMail = `quoteReply.${replyName(id, 'notice', orderNotice)}`
  const said = replies.filter(({ _id }) => _id !== orderMail)
  // the time of the lake: answers carry that of the editor's computer
  const isLast = said.every((reply) => (reply._createdAt ?? '') <= stored)
  return isLast && Date.now() - Date.parse(stored) < messageRetryMs
}

/** The names of the notices that the shop was informed of messages. */
const messageNotices = (id: string) =>
  Array.from({ length: maxMessages }, (_, at) => replyName(id, 'notice', `message-${at + 1}`))

/** A message gets the next free number. Of two simultaneous messages, the later one gets the next number. */
async function storeMessage(quote: StoredQuote, text: string): Promise<void> {
  const { id, replies } = quote
  const own = replies.filter(({ kind }) => kind === 'message')
  if (own.some((message) => message.text === text && isRetryOf(message, quote))) return
  const notices = await fetchAllPrivate('quoteReply', messageNotices(id))
  const ids = [...own, ...notices].flatMap((reply) => reply?._id ?? [])
  for (let number = nextNumber(ids, 'message'); number <= maxMessages; number += 1) {
    const name = replyName(id, 'message', number)
    await storeReply(quote, 'message', name, { text })
    const stored = await fetchPrivate('quoteReply', name)
    if (stored?.text === text) return
  }
  throw new FormError(
    'You have reached the maximum number of messages on this page. Please answer one of our emails.',
  )
}
