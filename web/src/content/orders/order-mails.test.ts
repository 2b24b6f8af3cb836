import { beforeEach, expect, it, vi } from 'vitest'
import { shopContact } from '../inbox/shop-contact'
import { sendMail } from '../mail/send'
import { sendOrderMails } from './order-mails'
import type { OrderRequest } from './types'

vi.mock('../config', () => ({ config: { siteUrl: 'https://shop.example' } }))
vi.mock('../inbox/shop-contact', () => ({ shopContact: vi.fn<() => unknown>() }))
vi.mock('../mail/send', () => ({ sendMail: vi.fn<() => unknown>() }))

const order = { id: 'an-id', token: 'secret', number: 'PH-1', date: '2026-11-22', total: 18_000 }
const request = {
  customer: { name: 'Anna', email: 'anna@example.com' },
  lines: [{ name: 'Chair', quantity: 2 }],
} as OrderRequest
const sent = () => vi.mocked(sendMail).mock.calls.map(([mail]) => mail)

beforeEach(() => vi.mocked(sendMail).mockReset())

it('confirms the order to the customer with its private link, and tells the shop without it', async () => {
  vi.mocked(shopContact).mockResolvedValue({ name: 'Paper & Home', email: 'shop@example.com' })
  await sendOrderMails(order, request)
  const [toCustomer, toShop] = sent()
  expect(toCustomer).toMatchObject({ to: 'anna@example.com', replyTo: 'shop@example.com' })
  expect(toCustomer?.text).toContain('https://shop.example/invoice?order=an-id&t=secret')
  expect(toCustomer?.text).toContain('2 × Chair')
  expect(toShop).toMatchObject({ to: 'shop@example.com', subject: 'New order PH-1: $180.00' })
  expect(toShop?.text).not.toContain('secret')
})

it('writes to the customer also when the shop has no address', async () => {
  vi.mocked(shopContact).mockResolvedValue({ name: 'The shop' })
  await sendOrderMails(order, request)
  expect(sent().map(({ to }) => to)).toEqual(['anna@example.com'])
})
