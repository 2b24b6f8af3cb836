import { requestUuid } from '@shop/studio/quotes'
import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { readSigned } from '../lake/webhook'
import { fetchPrivate } from '../lake/private'
import { currentShopSettings } from '../orders/settings'
import { whenOrderMailsBegun } from '../orders/order-mails'
import { sendSampleState } from '../sample-requests/state-mails'
import { sendOffer, sendRefusal, sendReply } from './mails'
import { hasOrderMails, placeAcceptedOrder } from './place-accepted-order'
import { orderLinkOf } from './link'
import { readStoredQuote, storedAcceptance } from './stored-quote'
import { billOf } from './sums'

const bodySchema = z.object({
  _id: z.string().regex(/^[\w.-]{1,200}$/),
  _type: z.enum(['quoteRequest', 'quoteReply', 'sampleRequest']),
})

/** A document that editors or a buyer have published, or why the request was refused. */
type QuoteEvent = z.output<typeof bodySchema>

/** Verifies and parses the lake's signed request about a quote or a sample request. */
export async function readQuoteEvent(
  request: NextRequest,
): Promise<QuoteEvent | { status: number; error: string }> {
  const signed = await readSigned(request)
  if ('status' in signed) return signed
  const { data } = bodySchema.safeParse(signed.body)
  return (
    data ?? {
      status: 400,
      error: 'Expected {"_id": "…", "_type": "quoteRequest", "quoteReply" or "sampleRequest"}',
    }
  )
}

/**
 * Sends the mail that belongs to an event, unless it was sent already, and makes the order of an acceptance. The documents are read again first, so that an
 * offer that was replaced or accepted in the meantime is not sent.
 * @throws when the lake is down or the mail could not be stored; then the event must be repeated
 */
export async function handleQuoteEvent({ _id, _type }: QuoteEvent): Promise<void> {
  if (_type === 'sampleRequest') {
    await sendSampleState(_id.slice('sampleRequest.'.length))
    return
  }
  if (_type === 'quoteReply') {
    // The id of a reply is `quoteReply.<UUID of its request>.<kind>-<key>` (studio/quotes/reply.ts).
    const [, id = ''] = _id.split('.')
    const reply = await fetchPrivate('quoteReply', _id.slice('quoteReply.'.length))
    if (reply?.kind === 'accept') return orderAccepted(id)
    const quote = reply && (await readStoredQuote(id))
    if (quote) await sendReply(quote, reply)
    return
  }
  const quote = await readStoredQuote(requestUuid(_id))
  if (quote?.state === 'offered') await sendOffer(quote)
  if (quote?.state === 'refused') await sendRefusal(quote)
}

/** Milliseconds in which the request that accepts an offer makes the order itself. */
const ownOrderMs = 5000

/** An event that is to be sent again, since nothing may have to be done for it. Waiting here would hold up the emails of others. */
export class TooEarlyError extends Error {}

/** Makes the order of an acceptance whose request was interrupted before it did; otherwise nobody would hear of the sale. */
async function orderAccepted(id: string): Promise<void> {
  const quote = await readStoredQuote(id)
  if (quote?.state !== 'accepted' || hasOrderMails(quote)) return
  const { _createdAt = '' } = storedAcceptance(quote) ?? {}
  // none, when the order is that of an earlier offer
  const isNew = Math.abs(Date.now() - Date.parse(_createdAt)) < ownOrderMs
  if (isNew) throw new TooEarlyError()
  const settings = await currentShopSettings()
  if (!quote.order && !billOf(quote, settings)) {
    // written by a program: asking again would change nothing
    console.error(`The offer of ${quote.request.number} was accepted, but has no sum, so there is no order.`)
    return
  }
  const order = await placeAcceptedOrder(quote, settings)
  const placed = await readStoredQuote(id)
  if (placed && !hasOrderMails(placed)) throw new Error(`The emails of ${order?.number} were not stored`)
  await whenOrderMailsBegun(orderLinkOf(id))
}
