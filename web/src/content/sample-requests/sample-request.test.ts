import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { formOf } from '../forms/testing'
import type { Item } from '../items/items'
import { itemOf } from '../items/testing'
import type { Mail } from '../mail/mail'

const fake = vi.hoisted(() => ({
  createIfNotExists: vi.fn<(document: Record<string, unknown>) => Promise<unknown>>(),
  fetchPrivate: vi.fn<(type: string, id: string) => Promise<unknown>>(),
  sendMail: vi.fn<(mail: Mail) => Promise<void>>(),
  currentItems: vi.fn<() => Promise<Item[]>>(),
}))
vi.mock('../client', () => ({ lakeClient: { createIfNotExists: fake.createIfNotExists } }))
vi.mock('../config', () => ({ config: { apiToken: 'token' } }))
vi.mock('../lake/private', () => ({ fetchPrivate: fake.fetchPrivate }))
vi.mock('../mail/send', () => ({ sendMail: fake.sendMail }))
vi.mock('../items/items', async (load) => ({ ...(await load<object>()), currentItems: fake.currentItems }))
vi.mock('../pictures/picture', () => ({}))
vi.mock('../lake/fetch', () => ({}))
vi.mock('../inbox/shop-contact', () => ({
  shopContact: async () => ({ name: 'Shop', email: 'shop@example.com' }),
}))

beforeEach(() => {
  for (const mock of Object.values(fake)) mock.mockReset()
  fake.createIfNotExists.mockImplementation(async ({ _id }) => ({ documentId: _id }))
  fake.currentItems.mockResolvedValue([
    itemOf('bags', [
      { sku: 'BAG-1', size: 'small' },
      { sku: 'BAG-2', size: 'large' },
    ]),
    itemOf('trays', [{ sku: 'TRA-1', size: 'one' }], { samples: 1 }),
    itemOf('foils', [{ sku: 'FOI-1', size: 'one' }], { samples: 0 }),
    itemOf(
      'cups',
      ['CUP-1', 'CUP-2', 'CUP-3'].map((sku) => ({ sku, size: sku })),
      { samples: 2 },
    ),
  ])
  vi.resetModules()
})

afterEach(() => vi.useRealTimers())

const good = {
  skus: 'BAG-1,tra-1',
  name: 'Ada Baker',
  company: 'Morning Loaf',
  email: 'ada@example.com',
  address1: '1 Example Street',
  city: 'Trenton',
  zip: '00001',
  use: 'Bread,\r\nevery day',
}
const send = async (fields: Record<string, string> = {}) =>
  (await import('./sample-request')).receiveSampleRequest(formOf({ ...good, ...fields }), 'visitor')
const stored = () => fake.createIfNotExists.mock.calls.map(([document]) => document)

it('stores a request under a private id, with names of the catalogue, and notifies both sides', async () => {
  const { status, number, result } = await send()
  expect(status).toBe('done')
  expect(stored()).toEqual([
    {
      _id: expect.stringMatching(/^sampleRequest\.[\da-f-]{36}$/),
      _type: 'sampleRequest',
      number,
      sentAt: expect.stringMatching(/^\d{4}-.*Z$/),
      handling: 'new',
      lines: [
        {
          _key: 'BAG-1',
          _type: 'sampleLine',
          sku: 'BAG-1',
          name: 'Item bags',
          size: 'small',
          itemId: 'sub-bags',
        },
        {
          _key: 'TRA-1',
          _type: 'sampleLine',
          sku: 'TRA-1',
          name: 'Item trays',
          size: 'one',
          itemId: 'sub-trays',
        },
      ],
      use: 'Bread,\nevery day',
      contact: { name: 'Ada Baker', company: 'Morning Loaf', email: 'ada@example.com' },
      address: { address1: '1 Example Street', city: 'Trenton', zip: '00001' },
    },
  ])
  expect(result?.request).toMatchObject({ number, items: ['Item bags, small', 'Item trays, one'] })
  const [toVisitor, toShop] = fake.sendMail.mock.calls.map(([mail]) => mail)
  expect(toVisitor).toMatchObject({ to: 'ada@example.com', replyTo: 'shop@example.com' })
  expect(toVisitor?.text).toContain('BAG-1: Item bags, small')
  expect(toShop).toMatchObject({ to: 'shop@example.com', replyTo: 'ada@example.com' })
  expect(toShop?.text).toContain('every day')
})

it('makes one request of one that is sent twice', async () => {
  const first = await send()
  const second = await send()
  expect(second.number).toBe(first.number)
  expect(new Set(stored().map(({ _id }) => _id)).size).toBe(1)
  expect(new Set(fake.sendMail.mock.calls.map(([{ key }]) => key)).size).toBe(2)
})

it.each([
  ['soon after midnight makes no second one', '2026-05-02T00:01:00Z', 1],
  ['in the next night makes another one', '2026-05-02T23:58:00Z', 2],
  ['an hour later makes another one', '2026-05-02T00:59:00Z', 2],
])('the same request %s', async (_, later, count) => {
  fake.fetchPrivate.mockImplementation(async (type, id) =>
    stored().find(({ _id }) => _id === `${type}.${id}`),
  )
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-01T23:58:00Z') })
  const first = await send()
  vi.setSystemTime(later)
  const second = await send()
  expect(new Set([first.number, second.number]).size).toBe(count)
  expect(new Set(stored().map(({ _id }) => _id)).size).toBe(count)
})

it.each([
  ['no sample', { skus: ' , ' }, 'Please choose at least one sample'],
  ['six samples', { skus: 'A,B,C,D,E,F' }, 'Please choose at most 5 samples'],
  ['an article that is not in the catalogue', { skus: 'BAG-1,BAG-9' }, /no article BAG-9/],
  ['an item without samples', { skus: 'FOI-1' }, /do not send samples of Item foils/],
  ['more sizes of an item than it allows', { skus: 'CUP-1,CUP-2,CUP-3' }, /at most 2 sizes of Item cups/],
])('refuses %s', async (_, fields, message) => {
  const answer = await send(fields)
  expect(answer.status).toBe('invalid')
  expect(answer.errors?.skus).toMatch(message)
  expect(answer.values?.name).toBe('Ada Baker')
  expect(stored()).toEqual([])
  expect(fake.sendMail).not.toHaveBeenCalled()
})

it('names the articles that it refuses, and counts repeated ones once', async () => {
  expect((await send({ skus: 'BAG-1,FOI-1,NO-1' })).result?.refused).toEqual(['FOI-1', 'NO-1'])
  await send({ skus: 'BAG-1,BAG-1,bag-1' })
  expect(stored()[0]?.lines).toHaveLength(1)
})

it.each([
  [{ name: ' ' }, 'name'],
  [{ email: 'ada' }, 'email'],
  [{ address1: '' }, 'address1'],
  [{ city: '' }, 'city'],
  [{ zip: '' }, 'zip'],
])('refuses %o', async (fields, field) => {
  expect((await send(fields)).errors).toEqual({ [field]: expect.any(String) })
  expect(stored()).toEqual([])
})

it('needs no word about what is packed', async () => {
  expect(await send({ use: '' })).toMatchObject({ status: 'done' })
  expect(stored()).toHaveLength(1)
})

it('says so when the lake is down, and keeps what was typed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  fake.currentItems.mockRejectedValue(new Error('ECONNREFUSED'))
  expect(await send()).toMatchObject({ status: 'failed', values: { zip: '00001' } })
  expect(fake.sendMail).not.toHaveBeenCalled()
})

it('reads no more article numbers than a list can hold', async () => {
  const { skusIn } = await import('./sample-request')
  expect(skusIn(' kbb-01, KBB-01,,kbb-02 ')).toEqual(['KBB-01', 'KBB-02'])
  const endless = Array.from({ length: 100_000 }, (_, index) => index).join(',')
  expect(skusIn(endless).length).toBeLessThan(200)
})
