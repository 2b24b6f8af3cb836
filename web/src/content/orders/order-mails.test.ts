import type { Order } from '@shop/studio/types'
import { beforeEach, expect, it, vi } from 'vitest'
import { shopContact } from '../inbox/shop-contact'
import { sendMail } from '../mail/send'
import { sendOrderMails } from './order-mails'

vi.mock('../config', () => ({ config: { siteUrl: 'https://shop.example' } }))
vi.mock('../inbox/shop-contact', () => ({ shopContact: vi.fn<() => unknown>() }))
vi.mock('../mail/send', () => ({ sendMail: vi.fn<() => unknown>() }))

const link = { id: 'an-id', token: 'secret' }
const order = {
  _id: 'order.an-id',
  _type: 'order',
  _createdAt: '2026-11-22T10:00:00Z',
  _updatedAt: '2026-11-22T10:00:00Z',
  _rev: 'r',
  number: 'PH-1',
  customer: {
    name: 'Anna',
    email: 'anna@example.com',
    phone: '555 0100',
    address1: '1 Example Street',
    city: 'Trenton',
    zip: '00001',
    text: 'Second floor',
  },
  lines: [
    {
      _key: 'a',
      _type: 'orderLine',
      name: 'Chair',
      size: 'M',
      quantity: 2,
      unitPrice: 8500,
      total: 17_000,
      note: 'Two cushions',
    },
  ],
  subtotal: 17_000,
  promoCode: 'TEN',
  discount: 1700,
  shippingName: 'Fast',
  delivery: 1000,
  taxName: 'VAT',
  isTaxIncluded: true,
  tax: 1013,
  total: 16_300,
  paymentName: 'Cash On Delivery',
} satisfies Order
const sent = () => vi.mocked(sendMail).mock.calls.map(([mail]) => mail)

beforeEach(() => vi.mocked(sendMail).mockReset())

it('confirms the order to the customer with its private link, and notifies the shop without it', async () => {
  vi.mocked(shopContact).mockResolvedValue({ name: 'Paper & Home', email: 'shop@example.com' })
  await sendOrderMails(order, link)
  const [toCustomer, toShop] = sent()
  expect(toCustomer).toMatchObject({
    to: 'anna@example.com',
    replyTo: 'shop@example.com',
    subject: 'Your order PH-1',
  })
  expect(toCustomer?.text).toContain('https://shop.example/invoice?order=an-id&t=secret')
  expect(toShop).toMatchObject({
    to: 'shop@example.com',
    replyTo: 'anna@example.com',
    subject: 'New order PH-1: $163.00',
  })
  expect(toShop?.text).toContain('Second floor')
  expect(toShop?.text).not.toContain('secret')
})

it('says in both mails what was ordered, what it costs and where it goes', async () => {
  vi.mocked(shopContact).mockResolvedValue({ name: 'Paper & Home', email: 'shop@example.com' })
  await sendOrderMails(order, link)
  for (const { text } of sent()) {
    for (const line of [
      '2 × Chair (Size M. Two cushions): $170.00',
      'Coupon Discount (TEN): -$17.00',
      'Delivery Fee (Fast): $10.00',
      'VAT, included: $10.13',
      'Total: $163.00',
    ]) {
      expect(text.split('\n')).toContain(line)
    }
    expect(text).toContain('1 Example Street, Trenton 00001')
    expect(text).toContain('Cash On Delivery')
  }
})

it('leaves out links that a stranger typed into the form', async () => {
  vi.mocked(shopContact).mockResolvedValue({ name: 'Paper & Home', email: 'shop@example.com' })
  const customer = { ...order.customer, name: 'Claim at evil.example', address1: 'https://evil.example/a' }
  await sendOrderMails({ ...order, customer, purchaseOrder: 'www.evil.example' }, link)
  const [toCustomer, toShop] = sent()
  expect(toCustomer?.text).toMatch(/^Hello,\n/)
  expect(toCustomer?.text).not.toMatch(/evil|Second floor/)
  expect(toShop?.text).toMatch(/Claim at evil[^]*evil.example\/a/)
})

it('writes to the customer also when the shop has no address', async () => {
  vi.mocked(shopContact).mockResolvedValue({ name: 'The shop' })
  await sendOrderMails(order, link)
  expect(sent().map(({ to }) => to)).toEqual(['anna@example.com'])
})

it('has one key for each mail, so that an order that is sent twice is confirmed once', async () => {
  vi.mocked(shopContact).mockResolvedValue({ name: 'Paper & Home', email: 'shop@example.com' })
  await sendOrderMails(order, link)
  await sendOrderMails(order, link)
  expect(sent().map(({ key }) => key)).toEqual([
    'order-visitor-an-id',
    'order-shop-an-id',
    'order-visitor-an-id',
    'order-shop-an-id',
  ])
})
