import type { Order, QuoteReply, QuoteRequest } from '@shop/studio/types'
import { offerRevision } from '@shop/studio/quotes'
import { beforeEach, expect, it, vi } from 'vitest'
import { withWrongPart } from '@/content/lake/testing-wrong-parts'
import { hashOf } from '@/content/forms/token'
import { orderLinkOf } from '@/content/offers/link'
import { readStoredQuote } from '@/content/offers/stored-quote'
import { toQuoteView } from '@/content/offers/view'
import { checkPromo } from '@/content/orders/check-promo'
import { orderStates } from '@/content/orders/order-states'
import { storedOrder } from '@/content/orders/stored-order'
import { toOrderView } from '@/content/orders/view'
import { QuotePage } from '@/features/offers/quote-page'
import { InvoicePage } from '@/features/orders/invoice-page'
import { OrderReceipt } from '@/features/orders/order-receipt'
import { markupOf } from './testing-markup'

const stored = vi.hoisted(() => {
  process.env.SANITY_REVALIDATE_SECRET = 'a secret of sixteen characters and more'
  return new Map<string, unknown>()
})
vi.mock('next/navigation', () => ({ useRouter: () => ({}) }))
vi.mock('next/cache', () => ({ cacheLife: () => {}, cacheTag: () => {} }))
vi.mock('@/content/offers/actions', () => ({
  acceptOffer: () => {},
  declineOffer: () => {},
  sendMessage: () => {},
  withdrawRequest: () => {},
}))
vi.mock('@/content/client', () => ({
  privateClient: { getDocuments: async (ids: string[]) => ids.map((id) => stored.get(id) ?? null) },
}))

const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
const shop = { name: 'The shop', address: '', email: '', phone: '' }
const system = { _createdAt: '2026-11-01T10:00:00Z', _updatedAt: '2026-11-01T10:00:00Z', _rev: 'a' }
const units = [{ _key: 'u', _type: 'unitWords' as const, key: 'case', singular: 'case', plural: 'cases' }]
const goods = { _key: 'a', name: 'Kraft bag', sku: 'KB-1', size: 'S', quantity: 200, note: 'Printed' }

const order: Order = {
  _id: `order.${orderLinkOf(id).id}`,
  _type: 'order',
  ...system,
  state: 'Completed',
  handling: 'done',
  stateDate: '2026-11-03',
  number: '1001',
  placedAt: '2026-11-01T10:00:00Z',
  purchaseOrder: 'PO 7',
  quoteNumber: 'Q-1',
  quoteRequest: id,
  customer: {
    name: 'Rosa',
    email: 'rosa@example.com',
    phone: '+1 555 0100',
    address1: '1 Mill Lane',
    address2: 'Floor 2',
    city: 'Norham',
    zip: '12345',
    text: 'Ring twice',
  },
  lines: [
    { ...goods, _type: 'orderLine', unit: 'piece', unitName: 'bag', unitPrice: 500, per: 1000, total: 1000 },
  ],
  subtotal: 1000,
  promoCode: 'WELCOME',
  discount: 100,
  shippingName: 'Courier',
  delivery: 500,
  taxName: 'Tax',
  isTaxIncluded: false,
  tax: 70,
  total: 1470,
  currency: 'USD',
  paymentName: 'By invoice',
  linkHash: hashOf(orderLinkOf(id).token),
}

const request: QuoteRequest = {
  _id: `quoteRequest.${id}`,
  _type: 'quoteRequest',
  ...system,
  number: 'Q-1',
  sentAt: '2026-11-01T10:00:00Z',
  contact: { name: 'Rosa', company: 'Bakery', email: 'rosa@example.com', phone: '+1 555 0100' },
  lines: [
    {
      ...goods,
      _type: 'quoteRequestLine',
      unit: 'case',
      orderUnit: 'case',
      units,
      pieces: 20_000,
      listPrice: 500,
      listTotal: 1000,
      targetPrice: 400,
    },
  ],
  neededBy: '2026-12-24',
  message: 'Soon, please',
  attachment: { name: 'logo.pdf', mediaType: 'application/pdf', size: 100, assetId: 'file-a-pdf', key: 'k' },
  linkHash: 'abc',
  offer: {
    lines: [{ ...goods, _type: 'offerLine', unit: 'case', units, unitPrice: 500, per: 1000 }],
    shipping: 20,
    validUntil: '2099-12-01',
    terms: 'Thirty days',
    message: 'With pleasure',
    sentAt: '2026-11-01T10:00:00Z',
  },
  handling: 'offered',
  handledUntil: '2026-11-01T10:00:00Z',
}

const reply = (name: string, kind: QuoteReply['kind']): QuoteReply => ({
  _id: `quoteReply.${id}.${name}`,
  _type: 'quoteReply',
  ...system,
  kind,
  offerRevision: offerRevision(request.offer ?? {}),
  purchaseOrder: 'PO 7',
  name: 'Rosa',
  text: 'A word',
  tax: { name: 'Tax', rate: 7, isIncluded: false },
  sentAt: '2026-11-02T10:00:00Z',
})
const message = reply('message-1', 'message')
const acceptance = reply(`decision-${offerRevision(request.offer ?? {})}`, 'accept')

const words = { heading: 'Invoice', text: '' } as Parameters<typeof InvoicePage>[0]['words']

async function orderPages(): Promise<string> {
  const own = await storedOrder(orderLinkOf(id))
  const states = JSON.stringify(await orderStates([orderLinkOf(id)]))
  if (!own) return states
  const view = toOrderView(own, shop)
  const page = (
    <>
      <OrderReceipt order={view} link={orderLinkOf(id)} />
      <InvoicePage words={words} order={view} />
    </>
  )
  return states + (await markupOf(page))
}

async function quotePage(): Promise<string> {
  const quote = await readStoredQuote(id, new Date('2026-11-05T10:00:00Z'))
  if (!quote) return ''
  const view = toQuoteView(quote, { settings: { tax: { name: 'Tax', rate: 7, isIncluded: false } }, shop })
  return markupOf(<QuotePage quote={view} token="a" />)
}

const promoCodes = {
  _id: 'promoCodes.shop',
  _type: 'promoCodes',
  ...system,
  codes: [
    {
      _key: 'a',
      _type: 'promoCode',
      code: 'WELCOME',
      kind: 'percentage',
      value: 10,
      minimumSubtotal: 5,
      validFrom: '2026-01-01',
      validUntil: '2099-01-01',
    },
  ],
}

const promo = async () => JSON.stringify(await checkPromo('WELCOME', 10_000, Date.parse('2026-11-05')))

const privatePlaces: [string, { _id: string; _type: string }, { _id: string }[], () => Promise<string>][] = [
  ['an order', order, [], orderPages],
  ['a request', request, [message], quotePage],
  ['a message', message, [request], quotePage],
  ['an acceptance', acceptance, [request], quotePage],
  ['the order of an offer', order, [request, acceptance], quotePage],
  ['the promo codes', promoCodes, [], promo],
]

beforeEach(() => stored.clear())

it.each(privatePlaces)(
  'a part of %s with a wrong type is left out, and nothing fails',
  async (_, document, others, shown) => {
    for (const other of [...others, document]) stored.set(other._id, other)
    const whole = await shown()
    expect(whole).toMatch(/Rosa|WELCOME/)
    const failures: string[] = []
    for (const [at, changed] of withWrongPart(document)) {
      stored.set(document._id, changed)
      const text = await shown().catch(String)
      if (/WRONG|\[object Object\]|^\w*Error|NaN|Invalid/.test(text))
        failures.push(`${at}: ${text.slice(0, 200)}`)
    }
    expect(failures).toEqual([])
  },
  120_000,
)
