import { offerRevision } from '@shop/studio/quotes'
import { createHash } from 'node:crypto'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { formOf } from '../forms/testing'

vi.hoisted(() => {
  process.env.SANITY_REVALIDATE_SECRET = 'a secret of sixteen characters and more'
})

type Stored = Record<string, unknown>
const lake = vi.hoisted(() => ({
  documents: new Map<string, Stored>(),
  /** Runs once, after the next reply was stored: another person acts in that moment. */
  meanwhile: undefined as (() => void) | undefined,
}))
vi.mock('../lake/fetch', () => ({ LakeUnavailableError: class extends Error {} }))
vi.mock('../lake/private', () => ({
  fetchPrivate: async (type: string, name: string) => lake.documents.get(`${type}.${name}`),
  fetchAllPrivate: async (type: string, names: string[]) =>
    names.map((name) => lake.documents.get(`${type}.${name}`)),
}))
vi.mock('../inbox/submissions', () => ({
  storeSubmission: async (type: string, name: string, fields: Stored) => {
    const _id = `${type}.${name}`
    const _createdAt = new Date().toISOString()
    if (!lake.documents.has(_id)) lake.documents.set(_id, { _id, _type: type, _createdAt, ...fields })
    lake.meanwhile?.()
    lake.meanwhile = undefined
  },
}))
vi.mock('../orders/store-order', () => ({
  storeOrder: async (order: { _id: string }) => {
    if (!lake.documents.has(order._id)) lake.documents.set(order._id, order)
  },
}))
const { sendOrderMails } = vi.hoisted(() => ({ sendOrderMails: vi.fn<() => Promise<boolean>>() }))
vi.mock('../orders/order-mails', () => ({ sendOrderMails }))
const shop = vi.hoisted(() => ({ tax: { name: 'VAT', rate: 0, isIncluded: true } }))
vi.mock('../site/site', () => ({ siteSettings: async () => ({ title: 'Shop', contacts: [] }) }))
vi.mock('../orders/settings', () => ({
  currentShopSettings: async () => ({
    ...shop,
    payments: [],
    orderPrefix: 'PH',
  }),
}))

const { receiveAcceptance, receiveDecline, receiveMessage, receiveWithdrawal } = await import('./respond')
const { mailToken } = await import('./link')
const { quoteByLink } = await import('./read-quote')
const { newIdPattern, orderIdPattern } = await import('../forms/id-patterns')

const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
const token = 'a'.repeat(22)
const offer = {
  lines: [
    { _key: 'a', name: 'Bag', unit: 'case', quantity: 3, unitPrice: 19.99, note: 'Printed, 2 colours' },
  ],
  shipping: 5,
  validUntil: '2099-01-01',
}
const seen = (shown: object = offer, total = 6497) => ({
  revision: offerRevision(shown),
  total: String(total),
})
const request = (changes: Stored = {}) =>
  lake.documents.set(`quoteRequest.${id}`, {
    _id: `quoteRequest.${id}`,
    _type: 'quoteRequest',
    number: 'Q-1',
    contact: { name: 'Berta', email: 'berta@example.com' },
    handling: 'offered',
    offer,
    linkHash: createHash('sha256').update(token).digest('hex'),
    ...changes,
  })
let visitors = 0
const form = (fields: Record<string, string>) => formOf({ id, token, ...fields })
const visitor = () => `visitor-${(visitors += 1)}`
const accept = (fields: Record<string, string> = {}) =>
  receiveAcceptance(form({ name: 'Berta', ...seen(), ...fields }), visitor())
const stored = (type: string) => [...lake.documents.values()].filter(({ _type }) => _type === type)

beforeEach(() => {
  lake.documents.clear()
  lake.meanwhile = undefined
  shop.tax = { name: 'VAT', rate: 0, isIncluded: true }
  sendOrderMails.mockReset()
  sendOrderMails.mockResolvedValue(true)
  request()
})

/** What the site stores when it has sent the email of the offer. */
const noticeOf = (sent: object, tax: object) => {
  const _id = `quoteReply.${id}.notice-${offerRevision(sent)}`
  lake.documents.set(_id, { _id, _type: 'quoteReply', kind: 'notice', tax })
}
const salesTax = { name: 'Sales tax', rate: 6625, isIncluded: false }

it('makes one order of an accepted offer, at its prices, with the purchase order', async () => {
  expect(await accept({ purchaseOrder: 'PO-1', address: '1 Mill Lane\nTrenton' })).toMatchObject({
    status: 'done',
  })
  const [order] = stored('order')
  expect(order).toMatchObject({
    quoteRequest: id,
    quoteNumber: 'Q-1',
    purchaseOrder: 'PO-1',
    total: 6497,
    subtotal: 5997,
    delivery: 500,
    customer: { name: 'Berta', address1: '1 Mill Lane, Trenton' },
    lines: [
      {
        name: 'Bag',
        unit: 'case',
        unitName: 'case',
        quantity: 3,
        unitPrice: 1999,
        total: 5997,
        note: 'Printed, 2 colours',
      },
    ],
  })
})

it('makes one order when it is accepted twice, one after the other and simultaneously', async () => {
  const details = { purchaseOrder: 'PO-1', address: '1 Mill Lane\nTrenton' }
  const answers = await Promise.all([accept(details), accept(details), accept({ purchaseOrder: 'PO-2' })])
  expect(await accept(details)).toMatchObject({ status: 'done' })
  expect(answers.map(({ status }) => status)).toEqual(['done', 'done', 'invalid'])
  for (const other of [answers[2]!, await accept({ ...details, address: '2 New Street' })]) {
    expect(other.message).toBe(
      'Berta had already accepted this offer (purchase order PO-1, delivery to 1 Mill Lane, Trenton). What you entered now was not sent. Write to us if something has changed.',
    )
  }
  expect(stored('order')).toHaveLength(1)
  expect(stored('quoteReply').filter(({ kind }) => kind === 'accept')).toHaveLength(1)
  expect(stored('order')[0]?.purchaseOrder).toBe('PO-1')
})

it('does not bring back an order that an editor deleted', async () => {
  await accept()
  const [order] = stored('order')
  lake.documents.delete(String(order?._id))
  const view = await quoteByLink({ id, token })
  expect(view).toMatchObject({ state: 'accepted', acceptance: { name: 'Berta' } })
  expect(view?.acceptance?.order).toBeUndefined()
  expect((await accept()).message).toMatch(/deleted the order/)
  expect(stored('order')).toEqual([])
})

it('gives its order an id that no checkout takes', async () => {
  await accept()
  const [order] = stored('order')
  const orderId = String(order?._id).replace('order.', '')
  expect(orderId).toMatch(orderIdPattern)
  expect(orderId).not.toMatch(newIdPattern)
})

it('stores one answer when an offer is accepted and declined simultaneously', async () => {
  const decline = () => receiveDecline(form(seen()), visitor())
  const answers = await Promise.all([accept(), decline()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['done', 'invalid'])
  expect(stored('quoteReply').filter(({ kind }) => kind === 'accept' || kind === 'decline')).toHaveLength(1)

  lake.documents.clear()
  request()
  expect((await decline()).status).toBe('done')
  expect((await accept()).message).toMatch(/already declined/)
  expect(stored('order')).toEqual([])
})

it.each(['accept', 'decline'])('reads an answer of an earlier version: %s', async (kind) => {
  const _id = `quoteReply.${id}.${kind}-${offerRevision(offer)}`
  lake.documents.set(_id, { _id, _type: 'quoteReply', kind, offerRevision: offerRevision(offer) })
  expect(await quoteByLink({ id, token })).toMatchObject({
    state: kind === 'accept' ? 'accepted' : 'declined',
  })
})

it('takes the token of the mails as well, and no other', async () => {
  expect(await accept({ token: mailToken(id) })).toMatchObject({ status: 'done' })
  for (const foreign of [
    'b'.repeat(22),
    mailToken('1f8fad5b-d9cb-469f-a165-70867728950e'),
    '',
    'a'.repeat(32),
  ]) {
    const answer = await accept({ token: foreign })
    expect([foreign, answer.status]).toEqual([foreign, 'invalid'])
  }
})

it.each([
  ['another revision', seen({ ...offer, shipping: 4 }), /replaced/],
  ['another total', seen(offer, 6496), /replaced/],
])('refuses an offer with %s', async (_, shown, message) => {
  expect((await accept(shown)).message).toMatch(message)
  expect(stored('order')).toEqual([])
  expect(stored('quoteReply')).toEqual([])
})

it('orders nothing when a new offer is published in the moment of accepting; the new one can be accepted', async () => {
  const better = { ...offer, shipping: 4 }
  lake.meanwhile = () => request({ offer: better })
  expect((await accept()).message).toMatch(/replaced/)
  expect(stored('order')).toEqual([])
  expect(await accept(seen(better, 6397))).toMatchObject({ status: 'done' })
  expect(stored('order')).toMatchObject([{ total: 6397 }])
})

it('orders nothing when the offer that was replaced in the moment of accepting is published again', async () => {
  lake.meanwhile = () => request({ offer: { ...offer, shipping: 4 } })
  expect((await accept()).message).toMatch(/nothing was accepted/)
  request()
  expect(await quoteByLink({ id, token })).toMatchObject({ state: 'expired' })
  expect((await accept()).message).toMatch(/expired/)
  expect(stored('order')).toEqual([])
  const again = { ...offer, sentAt: '2026-11-22T12:00:00Z' }
  request({ offer: again })
  expect(await accept(seen(again))).toMatchObject({ status: 'done' })
  expect(stored('order')).toHaveLength(1)
})

it('refuses what has expired, was taken back, declined or withdrawn', async () => {
  const expired = { ...offer, validUntil: '2020-01-01' }
  request({ offer: expired })
  expect((await accept(seen(expired))).message).toMatch(/expired/)
  request({ handling: 'refused' })
  expect((await accept()).message).toMatch(/We have withdrawn this offer/)
  request()
  expect(await receiveDecline(form(seen()), visitor())).toMatchObject({ status: 'done' })
  expect((await accept()).message).toMatch(/declined/)
  lake.documents.clear()
  request({ handling: 'new', offer: undefined })
  expect(await receiveWithdrawal(form({}), visitor())).toMatchObject({ status: 'done' })
  request()
  expect((await accept()).message).toMatch(/withdrawn/)
  expect(stored('order')).toEqual([])
})

it('keeps the tax that the offer was sent with, until it is accepted and afterwards', async () => {
  noticeOf(offer, salesTax)
  shop.tax = { name: 'VAT', rate: 20_000, isIncluded: false }
  // 6.625 % of $64.97.
  expect((await quoteByLink({ id, token }))?.offer).toMatchObject({ tax: 430, total: 6927 })
  expect(await accept({ total: '6927' })).toMatchObject({ status: 'done' })
  expect(stored('order')).toMatchObject([{ tax: 430, total: 6927, taxName: 'Sales tax' }])
})

it('orders at the tax that was accepted when the shop changes it before the order is stored', async () => {
  shop.tax = salesTax
  lake.meanwhile = () => {
    shop.tax = { ...salesTax, rate: 20_000 }
    // The site goes down before it stores the order.
    sendOrderMails.mockRejectedValueOnce(new Error('Down'))
  }
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await accept({ total: '6927' })
  for (const { _id } of stored('order')) lake.documents.delete(String(_id))
  expect((await quoteByLink({ id, token }))?.offer).toMatchObject({ tax: 430, total: 6927 })
  expect(stored('order')).toMatchObject([{ tax: 430, total: 6927 }])
})

it('shows the sums of the order once there is one', async () => {
  await accept()
  for (const reply of stored('quoteReply')) delete reply.tax
  shop.tax = salesTax
  const view = await quoteByLink({ id, token })
  expect(view?.offer).toMatchObject({ tax: 0, total: 6497, taxName: 'VAT' })
  expect(stored('order')).toMatchObject([{ total: 6497 }])
})

it('sends the emails of an order that was stored without them, but only once', async () => {
  sendOrderMails.mockResolvedValueOnce(false)
  expect(await accept()).toMatchObject({ status: 'done' })
  for (const _ of ['tries again', 'has sent them']) await quoteByLink({ id, token })
  expect(sendOrderMails).toHaveBeenCalledTimes(2)
  expect(stored('order')).toHaveLength(1)
})

it.each([
  ['just as the offer arrives', {}, /just sent you an offer/],
  ['without an offer', { handling: 'refused', offer: undefined }, /cannot make an offer/],
  ['when its offer has expired', { offer: { ...offer, validUntil: '2020-01-01' } }, /expired/],
])('explains why a request cannot be withdrawn %s', async (_, changes, message) => {
  request(changes)
  const state = await receiveWithdrawal(form({}), visitor())
  expect([state.status, state.message]).toEqual(['invalid', expect.stringMatching(message)])
  expect(state.message).not.toMatch(/accepted|replaced/)
})

it('explains to a buyer who declines an offer that it was replaced', async () => {
  const state = await receiveDecline(form(seen({ ...offer, shipping: 4 })), visitor())
  expect(state.message).toBe('We replaced this offer while you were reading it. Review the new one below.')
  expect(stored('quoteReply')).toEqual([])
})

it('stores a message once, and two simultaneous ones under two numbers', async () => {
  const send = (text: string) => receiveMessage(form({ text }), visitor())
  await Promise.all([send('When?'), send('How?')])
  expect(stored('quoteReply').map(({ text }) => text)).toEqual(['When?', 'How?'])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 })
  onTestFinished(() => void vi.useRealTimers())
  const texts = async (text: string) => {
    expect(await send(text)).toMatchObject({ status: 'done' })
    vi.setSystemTime(Date.now() + 1000)
    return stored('quoteReply').flatMap((reply) => (reply.kind === 'message' ? [reply.text] : []))
  }
  await texts('Why?')
  expect(await texts('When?'), 'other words came in between').toEqual(['When?', 'How?', 'Why?', 'When?'])
  expect(await texts('When?'), 'a retry').toHaveLength(4)
  // sent by a computer whose clock is behind
  const _createdAt = new Date().toISOString()
  lake.documents.set(`quoteReply.${id}.answer-1`, {
    kind: 'answer',
    _createdAt,
    sentAt: '2026-01-01T00:00:00Z',
  })
  vi.setSystemTime(Date.now() + 1000)
  expect(await texts('When?'), 'after an answer').toHaveLength(5)
  request({ _updatedAt: new Date().toISOString() })
  lake.documents.set(`quoteReply.${id}.notice-order`, {
    _id: `quoteReply.${id}.notice-order`,
    kind: 'notice',
  })
  expect(await texts('When?'), 'a retry after it was marked as done').toHaveLength(5)
  const notice = `quoteReply.${id}.notice-${offerRevision(offer)}`
  lake.documents.set(notice, { _id: notice, kind: 'notice', _createdAt: new Date().toISOString() })
  vi.setSystemTime(Date.now() + 1000)
  expect(await texts('When?'), 'after an offer').toHaveLength(6)
  vi.setSystemTime(Date.now() + 600_000)
  expect(await texts('When?'), 'ten minutes later').toHaveLength(7)
  lake.documents.delete(`quoteReply.${id}.message-1`)
  vi.setSystemTime(Date.now() + 600_000)
  expect(await texts('When?'), 'after one was deleted').toHaveLength(7)
  lake.documents.set(`quoteReply.${id}.notice-message-7`, { _id: `quoteReply.${id}.notice-message-7` })
  await texts('Where?')
  expect(
    stored('quoteReply').map(({ _id }) => _id),
    'an email of 7 was sent',
  ).toContain(`quoteReply.${id}.message-8`)
  expect((await receiveMessage(form({ text: ' ' }), visitor())).errors?.text).toBe(
    'Please write your message',
  )
})
