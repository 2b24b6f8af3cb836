import { encodeSignatureHeader } from '@sanity/webhook'
import { offerRevision } from '@shop/studio/quotes'
import { NextRequest } from 'next/server'
import { beforeEach, expect, it, vi } from 'vitest'

const secret = vi.hoisted(() => {
  process.env.SANITY_REVALIDATE_SECRET = 'a secret of sixteen characters and more'
  return process.env.SANITY_REVALIDATE_SECRET
})
type Stored = Record<string, unknown>
const lake = vi.hoisted(() => ({ documents: new Map<string, Stored>() }))
vi.mock('../lake/fetch', () => ({ LakeUnavailableError: class extends Error {} }))
vi.mock('../lake/private', () => ({
  fetchPrivate: async (type: string, name: string) => lake.documents.get(`${type}.${name}`),
  fetchAllPrivate: async (type: string, names: string[]) =>
    names.map((name) => lake.documents.get(`${type}.${name}`)),
}))
vi.mock('../inbox/submissions', () => ({
  storeSubmission: async (type: string, name: string, fields: Stored) => {
    lake.documents.set(`${type}.${name}`, { _id: `${type}.${name}`, ...fields })
  },
}))
vi.mock('../inbox/shop-contact', () => ({
  shopContact: async () => ({ name: 'Shop', email: 'shop@example.com' }),
}))
vi.mock('../orders/settings', () => ({
  currentShopSettings: async () => ({
    tax: { name: 'VAT', rate: 0, isIncluded: true },
    payments: [],
    orderPrefix: 'PH',
  }),
}))
const { sendMail } = vi.hoisted(() => ({ sendMail: vi.fn<(mail: Stored) => Promise<boolean>>() }))
const whenBegun = vi.hoisted(() => vi.fn<(key: string) => Promise<void>>())
vi.mock('../mail/send', () => ({ sendMail, whenBegun }))
vi.mock('../orders/store-order', () => ({
  storeOrder: async (order: { _id: string }) => lake.documents.set(order._id, order),
}))
const whenOrderMailsBegun = vi.hoisted(() => vi.fn<() => Promise<void>>())
const { sendOrderMails } = vi.hoisted(() => ({ sendOrderMails: vi.fn<() => Promise<boolean>>() }))
vi.mock('../orders/order-mails', () => ({ sendOrderMails, whenOrderMailsBegun }))

const { POST } = await import('../../app/api/offers/route')

const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
const request = {
  _id: `quoteRequest.${id}`,
  _type: 'quoteRequest',
  number: 'Q-1',
  contact: { name: 'Berta', email: 'berta@example.com' },
  handling: 'offered',
  offer: {
    lines: [{ _key: 'a', name: 'Bag', unit: 'case', quantity: 3, unitPrice: 19.99 }],
    shipping: 5,
    validUntil: '2099-01-01',
  },
}
async function post(event: object, by = secret): Promise<number> {
  const body = JSON.stringify(event)
  const signature = await encodeSignatureHeader(body, Date.now(), by)
  const { status } = await POST(
    new NextRequest('http://localhost/api/offers', {
      method: 'POST',
      body,
      headers: { 'content-length': String(body.length), 'sanity-webhook-signature': signature },
    }),
  )
  return status
}
const published = { _id: request._id, _type: 'quoteRequest' }

beforeEach(() => {
  sendOrderMails.mockReset()
  lake.documents.clear()
  lake.documents.set(request._id, request)
  sendMail.mockReset()
  sendMail.mockResolvedValue(true)
})

it('sends an offer once for repeated events, and the offer that replaces it', async () => {
  expect(await post(published)).toBe(200)
  expect(await post(published)).toBe(200)
  expect(sendMail).toHaveBeenCalledTimes(1)
  expect(sendMail).toHaveBeenCalledWith(
    expect.objectContaining({
      to: 'berta@example.com',
      subject: 'Your offer Q-1',
      text: expect.stringMatching(
        /Hello Berta,\n\nThank you for your request Q-1\. Here is our offer\.[^]*3 cases of Bag, \$19\.99 per case: \$59\.97[^]*Total: \$64\.97[^]*valid until 1 January 2099\.[^]*\/quote\/0f8fad5b\S+\?t=[\w-]{22}\n/,
      ),
    }),
  )
  lake.documents.set(request._id, { ...request, offer: { ...request.offer, shipping: 0 } })
  await post(published)
  expect(sendMail).toHaveBeenCalledTimes(2)
})

it('answers when the email is being sent: until then the lake sends no more for anybody', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  whenBegun.mockReturnValueOnce(promise)
  let isAnswered = false
  const answered = post(published).then(() => (isAnswered = true))
  await vi.waitFor(() => expect(whenBegun).toHaveBeenCalled())
  expect(whenBegun).toHaveBeenCalledWith(sendMail.mock.calls[0]?.[0].key)
  await new Promise((settled) => setTimeout(settled, 20))
  expect(isAnswered).toBe(false)
  resolve()
  await answered
})

it('informs the visitor of samples that were sent', async () => {
  const contact = { email: 'ada@example.com' }
  lake.documents.set('sampleRequest.a', { _id: 'sampleRequest.a', number: 'S-1', handling: 'sent', contact })
  expect(await post({ _id: 'sampleRequest.a', _type: 'sampleRequest' })).toBe(200)
  expect(sendMail).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ to: 'ada@example.com', subject: 'Your samples are on their way (S-1)' }),
  )
})

it('names units as the item does', async () => {
  const [line] = request.offer.lines
  const units = [{ key: 'case', singular: 'box', plural: 'boxes' }]
  const lines = [{ ...line, units }]
  lake.documents.set(request._id, { ...request, offer: { ...request.offer, lines } })
  await post(published)
  expect(sendMail).toHaveBeenCalledWith(
    expect.objectContaining({ text: expect.stringContaining('3 boxes of Bag, $19.99 per box: $59.97') }),
  )
})

it('remembers the tax that an offer was sent with', async () => {
  await post(published)
  const notice = [...lake.documents.values()].find(({ kind }) => kind === 'notice')
  expect(notice?.tax).toEqual({ name: 'VAT', rate: 0, isIncluded: true })
})

it('shows for how many units a price is', async () => {
  const [line] = request.offer.lines
  const lines = [{ ...line, unit: 'piece', quantity: 750, unitPrice: 3.8, per: 100 }]
  lake.documents.set(request._id, { ...request, offer: { ...request.offer, lines } })
  await post(published)
  expect(sendMail).toHaveBeenCalledWith(
    expect.objectContaining({ text: expect.stringContaining('$3.80 per 100: $28.50\n') }),
  )
})

it('asks the lake to repeat the request when the mail was not stored, and sends it then', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  sendMail.mockResolvedValueOnce(false)
  expect(await post(published)).toBe(503)
  expect(await post(published)).toBe(200)
  expect(sendMail).toHaveBeenCalledTimes(2)
})

it.each([
  ['was withdrawn', { kind: 'withdrawal' }, {}],
  ['is expired', undefined, { offer: { ...request.offer, validUntil: '2020-01-01' } }],
  ['is a draft only', undefined, { handling: 'new' }],
])('does not send an offer that %s', async (_, reply, changes) => {
  lake.documents.set(request._id, { ...request, ...changes })
  if (reply) lake.documents.set(`quoteReply.${id}.withdrawal`, reply)
  expect(await post(published)).toBe(200)
  expect(sendMail).not.toHaveBeenCalled()
})

it('informs the buyer of each refusal: of the request, and of every offer that is withdrawn', async () => {
  const refused = { ...request, handling: 'refused' }
  const texts = () => sendMail.mock.calls.map(([{ text }]) => String(text))
  lake.documents.set(request._id, { ...refused, offer: undefined })
  await post(published)
  await post(published)
  expect(texts()).toEqual([expect.stringContaining('we cannot make you an offer for request Q-1.')])

  const offer = { ...request.offer, sentAt: '2026-11-01T10:00:00Z' }
  lake.documents.set(request._id, { ...refused, offer })
  await post(published)
  await post(published)
  expect(texts()).toEqual([
    expect.anything(),
    expect.stringContaining('withdrawn our offer for request Q-1.'),
  ])
  const notices = [...lake.documents.values()].filter(({ kind }) => kind === 'notice')
  expect(notices.map(({ text }) => text)).toEqual([
    'Your request Q-1 → berta@example.com',
    'Your offer was withdrawn: Q-1 → berta@example.com',
  ])

  // Sent again without a change, and withdrawn again.
  lake.documents.set(request._id, { ...refused, offer: { ...offer, sentAt: '2026-11-02T10:00:00Z' } })
  await post(published)
  expect(texts()).toHaveLength(3)
  expect(new Set(sendMail.mock.calls.map(([{ key }]) => key)).size).toBe(3)
})

it.each([
  ['is expired', { validUntil: '2020-01-01' }],
  ['was declined by the buyer', {}],
])('does not call an offer withdrawn that %s', async (how, changes) => {
  const offer = { ...request.offer, sentAt: '2026-11-01T10:00:00Z', ...changes }
  lake.documents.set(request._id, { ...request, handling: 'refused', offer })
  if (how.includes('declined')) {
    const name = `quoteReply.${id}.decision-${offerRevision(offer)}`
    lake.documents.set(name, { kind: 'decline', offerRevision: offerRevision(offer) })
  }
  await post(published)
  expect(sendMail).toHaveBeenCalledWith(
    expect.objectContaining({ text: expect.stringContaining('we cannot make you an offer') }),
  )
})

it.each([
  ['answer', 'berta@example.com', 'A message about your request Q-1'],
  ['message', 'shop@example.com', 'New message about a quote: Q-1'],
  ['decline', 'shop@example.com', 'Offer declined: Q-1'],
  ['withdrawal', 'shop@example.com', 'Request withdrawn: Q-1'],
])('informs the other side of a reply of kind %s, once', async (kind, to, subject) => {
  const _id = `quoteReply.${id}.${kind}-1`
  lake.documents.set(_id, { _id, _type: 'quoteReply', kind, text: 'On Fridays?' })
  await post({ _id, _type: 'quoteReply' })
  await post({ _id, _type: 'quoteReply' })
  expect(sendMail).toHaveBeenCalledTimes(1)
  expect(sendMail).toHaveBeenCalledWith(
    expect.objectContaining({ to, subject, text: expect.stringContaining('On Fridays?') }),
  )
})

it('refuses a foreign signature and what is no event', async () => {
  expect(await post(published, 'another secret of sixteen characters')).toBe(401)
  expect(await post({ _id: 'x', _type: 'order' })).toBe(400)
  expect(sendMail).not.toHaveBeenCalled()
})

it('makes the order of an acceptance whose own request was interrupted, unless the offer was replaced', async () => {
  sendOrderMails.mockResolvedValue(true)
  const name = `quoteReply.${id}.decision-${offerRevision(request.offer)}`
  const orders = () => [...lake.documents.values()].filter(({ _type }) => _type === 'order')
  const event = { _id: name, _type: 'quoteReply' }
  const offer = offerRevision(request.offer)
  const reply = (_createdAt: Date) => ({
    _id: name,
    _createdAt: _createdAt.toISOString(),
    kind: 'accept',
    name: 'Berta',
    offerRevision: offer,
  })
  // the buyer's own request has the time to make it, and the lake asks again
  lake.documents.set(name, reply(new Date()))
  expect(await post(event)).toBe(503)
  expect(orders()).toEqual([])
  lake.documents.set(name, reply(new Date(0)))
  lake.documents.set(request._id, { ...request, offer: { ...request.offer, shipping: 0 } })
  expect(await post(event)).toBe(200)
  expect(orders()).toEqual([])
  expect(whenOrderMailsBegun).not.toHaveBeenCalled()
  lake.documents.set(request._id, request)
  expect(await post(event)).toBe(200)
  expect(whenOrderMailsBegun).toHaveBeenCalledTimes(1)
  expect(await post(event)).toBe(200)
  expect(orders()).toMatchObject([{ quoteNumber: 'Q-1', total: 6497 }])
  expect(sendOrderMails).toHaveBeenCalledOnce()
})

it('is not asked again for an acceptance of which no order can be made', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const lines = [{ ...request.offer.lines[0], quantity: 0.5 }]
  const offer = { ...request.offer, lines }
  lake.documents.set(request._id, { ...request, offer })
  const revision = offerRevision(offer)
  const _id = `quoteReply.${id}.decision-${revision}`
  const _createdAt = new Date(0).toISOString()
  lake.documents.set(_id, { _id, _createdAt, kind: 'accept', offerRevision: revision })
  expect(await post({ _id, _type: 'quoteReply' })).toBe(200)
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('has no sum'))
  expect(sendOrderMails).not.toHaveBeenCalled()
})

it('waits for no acceptance of an earlier offer, whose order has no emails yet', async () => {
  sendOrderMails.mockResolvedValue(true)
  const { orderLinkOf } = await import('./link')
  const order = { _id: `order.${orderLinkOf(id).id}`, quoteRequest: id, number: 'PH-1' }
  lake.documents.set(order._id, order)
  const _id = `quoteReply.${id}.decision-0123456789abcdef`
  lake.documents.set(_id, { _id, kind: 'accept' })
  expect(await post({ _id, _type: 'quoteReply' })).toBe(200)
  expect(sendOrderMails).toHaveBeenCalledOnce()
})
