import { replyName } from '@shop/studio/quotes'
import { unitWord } from '@shop/studio/pricing'
import type { Order } from '@shop/studio/types'
import { referenceNumber } from '../forms/reference-number'
import { storeSubmission } from '../inbox/submissions'
import { LakeUnavailableError } from '../lake/fetch'
import { fetchPrivate } from '../lake/private'
import { currency } from '../money/cents'
import { hashOf } from '../forms/token'
import { sendOrderMails } from '../orders/order-mails'
import { storeOrder } from '../orders/store-order'
import type { ShopSettings } from '../orders/types'
import { orderLinkOf } from './link'
import { addressLine } from './address-line'
import { storedAcceptance, orderNotice, type StoredQuote } from './stored-quote'
import { billOf } from './sums'

/**
 * Makes the order of an accepted offer at the prices of the offer, without a minimum order, and sends its
 * emails. The order's id is fixed: a second call finds the order of the first, and sends the emails if that one did not.
 * @returns undefined when an editor has deleted the order: its emails were sent, so it was there
 * @throws LakeUnavailableError when the lake is down
 */
export async function placeAcceptedOrder(
  quote: StoredQuote,
  settings: ShopSettings,
): Promise<Order | undefined> {
  if (hasOrderMails(quote)) return quote.order
  const notice = replyName(quote.id, 'notice', orderNotice)
  const order = quote.order ?? (await storeAccepted(quote, settings))
  if (await sendOrderMails(order, orderLinkOf(quote.id))) await storeNotice(quote, notice, order)
  return order
}

/** Whether the order of a request was made, and its emails were sent. */
export const hasOrderMails = ({ id, replies }: StoredQuote): boolean =>
  replies.some(({ _id }) => _id === `quoteReply.${replyName(id, 'notice', orderNotice)}`)

async function storeAccepted(quote: StoredQuote, settings: ShopSettings): Promise<Order> {
  const { id } = quote
  const order = orderOf(quote, settings)
  if (!order) throw new Error(`The request ${id} was accepted, but its offer is missing`)
  await storeOrder(order)
  const placed = await fetchPrivate('order', orderLinkOf(id).id)
  if (placed?.quoteRequest !== id) throw new LakeUnavailableError('The order was not stored')
  return placed
}

/** Records that the emails were sent. Without it, the next visit of the page tries again. */
async function storeNotice({ request }: StoredQuote, notice: string, order: Order): Promise<void> {
  try {
    await storeSubmission('quoteReply', notice, {
      kind: 'notice',
      request: { _type: 'reference', _ref: request._id, _weak: true },
      text: `Your order ${order.number} → ${order.customer?.email}`,
      sentAt: new Date().toISOString(),
    })
  } catch (error) {
    console.error(`The notice ${notice} was not stored:`, error)
  }
}

function orderOf(quote: StoredQuote, settings: ShopSettings) {
  const { id, request } = quote
  const { contact } = request
  const acceptance = storedAcceptance(quote)
  const offered = billOf(quote, settings)
  if (!offered || !acceptance) return undefined
  const link = orderLinkOf(id)
  const { lines, ...bill } = offered
  return {
    _id: `order.${link.id}`,
    _type: 'order' as const,
    number: referenceNumber(settings.orderPrefix, link.id),
    state: 'Pending' as const,
    handling: 'new' as const,
    placedAt: acceptance.sentAt,
    quoteRequest: id,
    quoteNumber: request.number,
    purchaseOrder: acceptance.purchaseOrder,
    customer: {
      name: [acceptance.name, contact?.company].filter(Boolean).join(', '),
      email: contact?.email,
      phone: contact?.phone,
      address1: acceptance.text && addressLine(acceptance.text),
    },
    lines: lines.map(({ key, units, ...line }) => ({
      _key: key,
      _type: 'orderLine' as const,
      ...line,
      unitName: unitWord(line.unit, 1, units),
    })),
    ...bill,
    shippingName: 'As offered',
    paymentName: settings.payments.find(({ kind }) => kind === 'invoice')?.name ?? 'Invoice',
    currency,
    linkHash: hashOf(link.token),
  } satisfies Omit<Order, '_createdAt' | '_updatedAt' | '_rev'>
}
