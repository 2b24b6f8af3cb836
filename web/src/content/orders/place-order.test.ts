import { beforeEach, expect, it, vi } from 'vitest'
import { FormError } from '../forms/handle-form'
import { LakeUnavailableError } from '../lake/fetch'
import { fetchPrivate } from '../lake/private'
import { cartSample } from '../samples/samples'
import { checkPromo } from './check-promo'
import { hashOf } from '../forms/token'
import { sendOrderMails } from './order-mails'
import { placeOrder } from './place-order'
import { priceLines } from './price-lines'
import { currentShopSettings } from './settings'
import { storeOrder } from './store-order'
import type { OrderRequest } from './types'

vi.mock('../lake/fetch', () => ({ LakeUnavailableError: class extends Error {} }))
vi.mock('../lake/private', () => ({ fetchPrivate: vi.fn<() => unknown>() }))
vi.mock('../samples/samples', () => ({ cartSample: vi.fn<() => unknown>() }))
vi.mock('./check-promo', () => ({ checkPromo: vi.fn<() => unknown>() }))
vi.mock('./order-mails', () => ({ sendOrderMails: vi.fn<() => unknown>() }))
vi.mock('./price-lines', () => ({ priceLines: vi.fn<() => unknown>() }))
vi.mock('./settings', () => ({ currentShopSettings: vi.fn<() => unknown>() }))
vi.mock('./store-order', () => ({ storeOrder: vi.fn<() => unknown>() }))

const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
const token = 'a'.repeat(32)
const chair = { product: 1, option: { size: 'M' }, quantity: 2, name: 'Chair', unitPrice: 8500 }
const request: OrderRequest = {
  id,
  token,
  lines: [chair],
  shipping: 'fast',
  payment: 'cash',
  tax: 1118,
  total: 18_000,
  customer: {
    name: 'Anna',
    email: 'anna@example.com',
    phone: '1',
    city: 'Trenton',
    zip: '1',
    address1: 'A 1',
  },
}

/** The lake of the test: what was stored, by id. */
const lake = new Map<string, Record<string, unknown>>()

beforeEach(() => {
  lake.clear()
  vi.mocked(fetchPrivate).mockImplementation((async (_: string, name: string) => lake.get(name)) as never)
  vi.mocked(storeOrder).mockReset()
  vi.mocked(cartSample).mockReset()
  vi.mocked(storeOrder).mockImplementation((async (order: { _id: string }) => {
    if (!lake.has(id)) lake.set(id, order)
  }) as never)
  vi.mocked(priceLines).mockResolvedValue([{ ...chair, sku: 'CH_0015', category: 'Chair', total: 17_000 }])
  vi.mocked(currentShopSettings).mockResolvedValue({
    shipping: [
      { key: 'free', name: 'Free', price: 0 },
      { key: 'fast', name: 'Fast', price: 1000 },
    ],
    tax: { name: 'VAT', rate: 6625, isIncluded: true },
    payments: [
      { kind: 'cash', name: 'Cash On Delivery' },
      { kind: 'card', name: 'Debit / Credit Card' },
    ],
    orderPrefix: 'PH',
    showSamples: true,
  })
})

/** What a refused request says. */
async function refusalOf(changes: Partial<OrderRequest>): Promise<FormError> {
  const error: unknown = await placeOrder({ ...request, ...changes }).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(FormError)
  expect(storeOrder).not.toHaveBeenCalled()
  return error as FormError
}

it('stores a snapshot in cents, with the hash of the link', async () => {
  const { order: placed, earlierLines } = await placeOrder(request, new Date('2026-05-01T12:00:00Z'))
  expect(earlierLines).toBeUndefined()
  expect(placed).toEqual({
    id,
    token,
    number: expect.stringMatching(/^PH-/),
    date: '2026-05-01T12:00:00.000Z',
    total: 18_000,
    goods: ['2 × Chair'],
  })
  expect(lake.get(id)).toMatchObject({
    _id: `order.${id}`,
    state: 'Pending',
    handling: 'new',
    lines: [{ product: 1, size: 'M', unitPrice: 8500, total: 17_000 }],
    subtotal: 17_000,
    delivery: 1000,
    tax: 1118,
    total: 18_000,
    shippingName: 'Fast',
    paymentName: 'Cash On Delivery',
    linkHash: hashOf(token),
  })
  expect(JSON.stringify(lake.get(id))).not.toContain(token)
})

it('makes one order of a request that is sent twice', async () => {
  const [first, second] = await Promise.all([placeOrder(request), placeOrder(request)])
  expect(second).toEqual(first)
  const later = await placeOrder(request, new Date('2030-01-01T00:00:00Z'))
  expect(later).toEqual(first)
})

it('says so when the customer corrected what an earlier sending had brought', async () => {
  const first = await placeOrder(request)
  const { customer } = request
  const { product, option, quantity } = chair
  const ordered = [{ product, option, quantity }]
  const corrections = [
    { customer: { ...customer, email: 'right@example.com' } },
    { customer: { ...customer, address2: 'Rear building' } },
    { shipping: 'free' },
    { payment: 'card' },
    { lines: [{ ...chair, quantity: 3 }], total: 26_500 },
    { lines: [{ ...chair, option: { size: 'L' } }] },
    { promoCode: 'SPRING' },
  ]
  for (const correction of corrections) {
    expect(await placeOrder({ ...request, ...correction })).toEqual({ ...first, earlierLines: ordered })
  }
  expect(await placeOrder({ ...request, customer: { ...customer, address2: undefined } })).toEqual(first)
  expect(lake.get(id)).toMatchObject({ customer: request.customer })
})

it('knows its order again when the code is spelled otherwise, or the delivery was renamed in between', async () => {
  vi.mocked(checkPromo).mockResolvedValue({ code: 'SPRING', reduction: { kind: 'amount', value: 1000 } })
  const withCode = { ...request, tax: 1056, total: 17_000, promoCode: 'SPRING' }
  const first = await placeOrder(withCode)
  const settings = await currentShopSettings()
  vi.mocked(currentShopSettings).mockResolvedValue({
    ...settings,
    shipping: [{ key: 'fast', name: 'Express', price: 1000 }],
  })
  expect(await placeOrder({ ...withCode, promoCode: 'spring ' })).toEqual(first)
})

it('says so, too, when the two sendings arrived simultaneously', async () => {
  const corrected = { ...request, customer: { ...request.customer, address1: 'B 2' } }
  const placed = await Promise.all([placeOrder(request), placeOrder(corrected)])
  expect(placed.map(({ earlierLines }) => earlierLines !== undefined)).toEqual([false, true])
  expect(lake.get(id)).toMatchObject({ customer: request.customer })
})

it('does not reveal to a stranger whether an order exists', async () => {
  await placeOrder(request)
  await expect(placeOrder({ ...request, token: 'b'.repeat(32) })).rejects.toThrow(FormError)
})

it('refuses a price that changed, with both amounts', async () => {
  vi.mocked(priceLines).mockResolvedValue([{ ...chair, unitPrice: 9900, total: 19_800 }])
  const { message, result } = await refusalOf({})
  expect(message).toContain('Chair is now $99.00 instead of $85.00.')
  expect(result).toEqual({
    changes: [{ kind: 'price', product: 1, name: 'Chair', before: 8500, now: 9900 }],
  })
})

it.each([
  ['withdrawn', 'Chair is no longer sold.'],
  ['option', 'Chair has other sizes or colours now: remove it from your cart'],
] as const)('refuses a line with the problem %s', async (problem, words) => {
  vi.mocked(priceLines).mockResolvedValue([{ problem }])
  expect((await refusalOf({})).message).toContain(words)
})

it('refuses a line whose number is now that of another product, and says which', async () => {
  vi.mocked(priceLines).mockResolvedValue([{ ...chair, name: 'Sofa', total: 17_000 }])
  const { message, result } = await refusalOf({})
  expect(message).toContain('Instead of Chair we now sell Sofa.')
  expect(result).toEqual({
    changes: [{ kind: 'renamed', product: 1, name: 'Chair', nowNamed: 'Sofa' }],
  })
})

it('refuses a total that is not its own, such as a delivery that became dearer', async () => {
  expect((await refusalOf({ total: 17_500 })).message).toContain(
    'The total is now $180.00 instead of $175.00.',
  )
})

it('refuses a tax that is not the one that was shown', async () => {
  expect((await refusalOf({ tax: 500 })).message).toContain('VAT is now $11.18 instead of $5.00.')
})

const sampleCart = {
  lines: [
    {
      key: '1|M|',
      product: 1,
      option: { size: 'M' },
      quantity: 2,
      seen: { name: '', unitPrice: 0, href: '' },
    },
  ],
  subtotal: 17_000,
  coupon: 0,
  deliveryFee: 1000,
  vat: 500,
  total: 18_000,
}

it('stores the tax of the sample cart as the cart shows it, until the customer changes it', async () => {
  vi.mocked(cartSample).mockResolvedValue(sampleCart)
  // it has names of its own
  await placeOrder({ ...request, tax: 500, lines: [{ ...chair, name: 'Oak chair' }] })
  expect(lake.get(id)).toMatchObject({ tax: 500, taxName: 'VAT', total: 18_000 })
  lake.clear()
  await placeOrder(request)
  expect(lake.get(id)).toMatchObject({ tax: 1118, total: 18_000 })
})

it.each([
  ['other goods', { ...sampleCart, lines: [] }],
  ['another tax', { ...sampleCart, vat: 600 }],
  ['another total', { ...sampleCart, total: 17_000 }],
])('gives an order with %s than the sample cart no tax of the sample', async (_, sample) => {
  vi.mocked(cartSample).mockResolvedValue(sample)
  expect((await refusalOf({ tax: 500 })).message).toContain('VAT is now $11.18 instead of $5.00.')
})

it.each([
  [
    { reason: 'expired', message: 'This code has expired.' },
    'The code SPRING25 has ended, so we took it off. Check the new total and place the order again.',
  ],
  [
    { reason: 'unknown', message: 'We do not know this code.' },
    'The code SPRING25 has ended, so we took it off. Check the new total and place the order again.',
  ],
  [
    { reason: 'minimum', message: 'This code needs a subtotal of at least $500.00.' },
    'This code needs a subtotal of at least $500.00. We took SPRING25 off. Check the new total and place the order again.',
  ],
] as const)('refuses a promo code that no longer reduces the total: %o', async (answer, words) => {
  vi.mocked(checkPromo).mockResolvedValue(answer)
  const { message, result } = await refusalOf({ promoCode: 'SPRING25' })
  expect(message).toBe(words)
  expect(result).toMatchObject({ changes: [{ kind: 'promo' }] })
})

it('applies the reduction of a code', async () => {
  vi.mocked(checkPromo).mockResolvedValue({ code: 'TEN', reduction: { kind: 'percentage', value: 10_000 } })
  await placeOrder({ ...request, promoCode: 'ten', tax: 1013, total: 16_300 })
  expect(lake.get(id)).toMatchObject({ promoCode: 'TEN', discount: 1700, total: 16_300 })
})

it.each([
  ['an unknown delivery', { shipping: 'teleport' }, 'shipping'],
  ['an unknown payment', { payment: 'shells' }, 'payment'],
  ['a card', { payment: 'card' }, 'payment'],
])('refuses %s', async (_, changes, field) => {
  expect((await refusalOf(changes)).errors).toHaveProperty(field)
})

it('refuses an order above a million dollars', async () => {
  vi.mocked(priceLines).mockResolvedValue([
    { ...chair, total: 100_000_000, quantity: 20_000, unitPrice: 8500 },
  ])
  expect((await refusalOf({})).message).toContain('$1,000,000.00')
})

it('says so when the lake is down, and stores nothing', async () => {
  vi.mocked(fetchPrivate).mockRejectedValue(new LakeUnavailableError('down'))
  await expect(placeOrder(request)).rejects.toThrow(LakeUnavailableError)
  expect(storeOrder).not.toHaveBeenCalled()
})

it('takes a request for the order that it made, also when a product has got another number', async () => {
  vi.mocked(priceLines).mockResolvedValue([{ ...chair, product: 901, total: 17_000 }])
  await placeOrder(request)
  expect(await placeOrder(request)).not.toHaveProperty('earlierLines')
  // by the number that the cart has, so that they can be taken out of it
  const { product, option, quantity } = chair
  const earlier = await placeOrder({ ...request, lines: [{ ...chair, quantity: 3 }] })
  expect(earlier.earlierLines).toEqual([{ product, option, quantity }])
  // a cart with both numbers
  const both = [chair, { ...chair, product: 901, quantity: 1 }]
  const two = { ...request, lines: both, total: 26_500, tax: 1647 }
  lake.clear()
  vi.mocked(priceLines).mockResolvedValue(
    both.map((line) => ({ ...line, product: 901, total: line.quantity * 8500 })),
  )
  await placeOrder(two)
  expect(await placeOrder(two)).not.toHaveProperty('earlierLines')
})

it('refuses a delivery or a way to pay that is called otherwise now, and says how', async () => {
  expect((await refusalOf({ delivery: 'Pick up' })).message).toContain('The delivery “Pick up” is now “Fast”')
  const other = (await refusalOf({ paymentName: 'Invoice' })).message
  expect(other).toContain('The way to pay “Invoice” is now “Cash On Delivery”')
  const seen = { delivery: 'Fast', paymentName: 'Cash On Delivery' }
  expect(await placeOrder({ ...request, ...seen })).toHaveProperty('order')
})

it('sends the mails when a retry finds the order of a request that failed after it was stored', async () => {
  vi.mocked(sendOrderMails).mockReset()
  vi.mocked(fetchPrivate).mockResolvedValueOnce(undefined)
  vi.mocked(fetchPrivate).mockRejectedValueOnce(new LakeUnavailableError('down'))
  await expect(placeOrder(request)).rejects.toThrow(LakeUnavailableError)
  expect(lake.has(id)).toBe(true)
  expect(sendOrderMails).not.toHaveBeenCalled()
  const { order } = await placeOrder(request)
  expect(sendOrderMails).toHaveBeenCalledExactlyOnceWith(lake.get(id), { id, token })
  expect(order.number).toBe(lake.get(id)?.number)
})
