import { beforeEach, expect, it, vi } from 'vitest'
import { fetchPrivate } from '../lake/private'
import { hashOf } from '../forms/token'
import { cartPrices } from '../orders/products'
import { allItems } from '../items/items'
import { reorder } from './reorder'

vi.mock('../lake/private', () => ({ fetchPrivate: vi.fn<() => unknown>() }))
vi.mock('../orders/products', () => ({ cartPrices: vi.fn<() => unknown>() }))
vi.mock('../items/items', () => ({
  allItems: vi.fn<() => unknown>(),
  articlesBySku: () => new Map(),
}))

const id = '1f8fad5b-d9cb-469f-a165-70867728950e'
const token = 'a'.repeat(32)
const chair = { number: 1, name: 'Chair', href: '/product-details/1', price: 8500, sizes: [], colours: [] }

beforeEach(() => {
  vi.mocked(fetchPrivate).mockReset()
  vi.mocked(allItems).mockReset().mockResolvedValue([])
  vi.mocked(cartPrices)
    .mockReset()
    .mockResolvedValue({ products: [chair] } as never)
})

const stored = {
  linkHash: hashOf(token),
  lines: [
    { _key: 'a', product: 1, name: 'Chair', sku: 'CH-1', quantity: 2, unitPrice: 7900 },
    { _key: 'b', sku: 'KBB-02', name: 'Bags', quantity: 4, unitPrice: 2300 },
  ],
}

it('heals the lines of an order by its private link', async () => {
  vi.mocked(fetchPrivate).mockResolvedValue(stored as never)
  const found = await reorder({ order: { id, token } })
  expect(found?.lines).toMatchObject([
    { kind: 'product', quantity: 2, before: 7900, now: { price: 8500 } },
    { kind: 'gone', quantity: 4, name: 'Bags' },
  ])
  expect(vi.mocked(cartPrices).mock.calls).toEqual([[new Set([1])]])
})

it('reveals nothing of an order to a visitor with another token, nor whether it exists', async () => {
  vi.mocked(fetchPrivate).mockResolvedValue(stored as never)
  expect(await reorder({ order: { id, token: 'b'.repeat(32) } })).toBeUndefined()
  vi.mocked(fetchPrivate).mockResolvedValue(undefined)
  expect(await reorder({ order: { id, token } })).toBeUndefined()
  expect(cartPrices).not.toHaveBeenCalled()
})

it('does not take anything else for an id', async () => {
  expect(await reorder({ order: { id: 'x,promoCodes.shop', token } })).toBeUndefined()
  expect(fetchPrivate).not.toHaveBeenCalled()
})

it('heals lines that the browser kept, and reads the packaging for packaging alone', async () => {
  await reorder({ lines: [{ product: 1, option: {}, quantity: 1, name: 'Chair' }] })
  expect(allItems).not.toHaveBeenCalled()
  await reorder({ lines: [{ sku: 'KBB-02', quantity: 1, name: 'Bags' }] })
  expect(allItems).toHaveBeenCalledTimes(1)
})
