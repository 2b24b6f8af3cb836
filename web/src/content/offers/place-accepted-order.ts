import type { Order } from '@shop/studio/types'
import { referenceNumber } from '../forms/reference-number'
import { LakeUnavailableError } from '../lake/fetch'
import { fetchPrivate } from '../lake/private'
import { currency } from '../money/cents'
import { hashOf } from '../orders/link'
import { sendOrderMails } from '../orders/order-mails'
import { storeOrder } from '../orders/store-order'
import type { ShopSettings } from '../orders/types'
import { orderLinkOf } from './link'
import type { StoredQuote } from './stored-quote'
import { billOf } from './sums'

/**
 * Makes the order of an accepted offer, at the prices of the offer and whatever the smallest order is. Its id is fixed:
 * a second call finds the order of the first.
 * @throws LakeUnavailableError when the lake is down
 */
export async function placeAcceptedOrder(quote: StoredQuote, settings: ShopSettings): Promise<Order> {
  const { id } = quote
  if (quote.order) return quote.order
  const link = orderLinkOf(id)
  const order = orderOf(quote, settings)
  if (!order) throw new Error(`The request ${id} was accepted, but its offer is missing`)
  await storeOrder(order)
  const placed = await fetchPrivate('order', link.id)
  if (placed?.quoteRequest !== id) throw new LakeUnavailableError('The order was not stored')
  await sendOrderMails(placed, link)
  return placed
}

function orderOf({ id, request, replies }: StoredQuote, settings: ShopSettings) {
  const { offer, contact } = request
  const acceptance = replies.find(({ kind }) => kind === 'accept')
  if (!offer || !acceptance) return undefined
  const link = orderLinkOf(id)
  const { lines, ...bill } = billOf(offer, settings)
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
      address1: acceptance.text?.replaceAll(/\s*\n\s*/g, ', '),
    },
    lines: lines.map(({ key, note: _note, ...line }) => ({
      _key: key,
      _type: 'orderLine' as const,
      ...line,
    })),
    ...bill,
    shippingName: 'As offered',
    paymentName: settings.payments.find(({ kind }) => kind === 'invoice')?.name ?? 'Invoice',
    currency,
    linkHash: hashOf(link.token),
  } satisfies Omit<Order, '_createdAt' | '_updatedAt' | '_rev'>
}
