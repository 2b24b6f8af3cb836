import { beforeEach, expect, it, vi } from 'vitest'
import { fetchUncached } from '../lake/fetch'
import { priceLines } from './price-lines'

vi.mock('../lake/fetch', () => ({
  fetchUncached: vi.fn<typeof fetchUncached>(),
  sanityFetch: vi.fn<() => void>(),
}))

const chair = {
  _id: 'product-chair',
  number: 1,
  name: 'Classic Relaxable Chair',
  category: 'Chair',
  sku: 'CH_0015',
  sizes: ['S', 'M'],
  colours: [{ name: 'Sage' }, { name: null }],
  price: 140.99,
  sale: { price: 85, endsAt: null },
}

beforeEach(() => {
  vi.mocked(fetchUncached)
    .mockReset()
    .mockResolvedValue([
      chair,
      { ...chair, number: 2, sale: null },
      { ...chair, number: 3, price: null },
      { ...chair, number: 4, sizes: null },
    ] as never)
})

const line = (product: number, changes: object = {}) => ({
  product,
  option: { size: 'S', colour: 'Sage' },
  quantity: 1,
  ...changes,
})

it('prices each line from the lake, with the sale that runs now', async () => {
  expect(await priceLines([line(2, { quantity: 3 }), line(1)])).toEqual([
    expect.objectContaining({ product: 2, unitPrice: 14099, quantity: 3, total: 42297 }),
    expect.objectContaining({ product: 1, unitPrice: 8500, total: 8500, sku: 'CH_0015', category: 'Chair' }),
  ])
})

it('finds a product by a number that it had before, unless another one has that number now', async () => {
  const earlier = ['/product-details/6', '/product-details/2', '/elsewhere/7', null]
  vi.mocked(fetchUncached).mockResolvedValue([
    { ...chair, number: 606, earlier },
    { ...chair, number: 2, price: 10, sale: null, earlier: [] },
  ] as never)
  expect(await priceLines([line(6), line(2), line(7), line(606)])).toMatchObject([
    { product: 606, unitPrice: 8500 },
    { product: 2, unitPrice: 1000 },
    { problem: 'withdrawn' },
    { product: 606 },
  ])
})

it('ignores a price that was sent', async () => {
  const sent = line(1, { unitPrice: 1, total: 1, name: 'Chair for a cent' })
  expect(await priceLines([sent])).toMatchObject([
    { unitPrice: 8500, total: 8500, name: 'Classic Relaxable Chair' },
  ])
})

it.each([
  ['a product that is gone', line(9), 'withdrawn'],
  ['a product that has lost its price', line(3), 'withdrawn'],
  ['a size that it does not have', line(1, { option: { size: 'XL', colour: 'Sage' } }), 'option'],
  ['a colour that it does not have', line(1, { option: { size: 'S', colour: 'Pink' } }), 'option'],
  ['no size, where it has sizes since', line(1, { option: { colour: 'Sage' } }), 'option'],
  ['a size of a product that has none', line(4), 'option'],
])('refuses %s', async (_, wanted, problem) => {
  expect(await priceLines([line(1), wanted])).toEqual([
    expect.objectContaining({ unitPrice: 8500 }),
    { problem },
  ])
})

it('requests a product in two sizes once', async () => {
  const lines = await priceLines([line(1), line(1, { option: { size: 'M', colour: 'Sage' } })])
  expect(lines).toMatchObject([{ option: { size: 'S' } }, { option: { size: 'M' } }])
  expect(fetchUncached).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
    numbers: [1],
    addresses: ['/product-details/1'],
  })
})
