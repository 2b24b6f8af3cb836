import type { SanityClient } from 'sanity'
import { expect, it } from 'vitest'
import { withoutOvertaken } from './overtaken.ts'
import type { StoredProduct } from './rows.ts'

const stored: StoredProduct[] = [
  { _id: 'a', _rev: '1', name: 'Chair', price: 85 },
  { _id: 'b', _rev: '1', name: 'Sofa', price: 90 },
  { _id: 'drafts.b', _rev: '2', name: 'Sofa', price: 95 },
  { _id: 'c', _rev: '1', name: 'Lamp', price: 'dear' as never, badge: null },
]
const client = { fetch: () => Promise.resolve(stored) } as unknown as SanityClient
const price = (id: string, before: number | undefined) => ({
  id,
  fields: ['price' as const, 'badge' as const],
  before: before === undefined ? {} : { price: before },
  after: { price: 10 },
})

it('keeps a price that another editor has set since, and says so', async () => {
  const changes = [price('a', 85), price('b', 90), price('deleted', 5)]
  expect(await withoutOvertaken(client, changes)).toEqual({
    unchanged: [changes[0]],
    overtaken: [
      { id: 'b', name: 'Sofa', rule: expect.stringContaining('Another editor') },
      { id: 'deleted', name: 'Deleted product', rule: 'Another editor has just deleted it.' },
    ],
  })
})

it('mends a value of a wrong type, which counts as none', async () => {
  expect((await withoutOvertaken(client, [price('c', undefined)])).unchanged).toHaveLength(1)
})

it('takes a second value for a field whose first one this table has just stored', async () => {
  const own = new Map([['a', { price: 85 }]])
  expect((await withoutOvertaken(client, [price('a', 80)], own)).unchanged).toHaveLength(1)
  expect(
    (await withoutOvertaken(client, [price('a', 80)], new Map([['a', { price: 70 }]]))).unchanged,
  ).toEqual([])
})
