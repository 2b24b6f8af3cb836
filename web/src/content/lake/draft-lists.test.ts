import { expect, it, vi } from 'vitest'
import { cartPrices } from '../orders/products'
import { orderedProductsQuery } from '../orders/queries'
import { lineFromSku } from '../quotes/line-from-sku'
import { quoteItemsBySkuQuery, quoteItemsWith } from '../quotes/items'
import { sanityFetch } from './fetch'

vi.mock('../draft/mode', () => ({ isDraftMode: () => Promise.resolve(true) }))
vi.mock('../orders/settings', () => ({ shopSettings: () => Promise.resolve({ shipping: [], tax: {} }) }))
vi.mock('./fetch', () => ({ sanityFetch: vi.fn<typeof sanityFetch>() }))

const lamp = {
  _id: 'product-lamp',
  number: 4,
  name: 'Lamp',
  sku: 'la-04',
  price: 99.9,
  sale: {},
  earlier: ['/product-details/9'],
}
const found = { packaging: [], products: [lamp] }

it.each([
  [
    'the prices of a cart',
    async () => (await cartPrices(new Set([9]))).products,
    orderedProductsQuery,
    [lamp],
    [{ number: 9, price: 9990 }],
  ],
  ['items of quotes', () => quoteItemsWith(['La-04']), quoteItemsBySkuQuery, found, [{ id: 'product-lamp' }]],
  [
    'the line of an article',
    () => lineFromSku('La-04'),
    quoteItemsBySkuQuery,
    found,
    { sku: 'la-04', quantity: 1 },
  ],
])('%s: a request in draft mode reads only what it asks for', async (_, read, query, result, expected) => {
  vi.mocked(sanityFetch)
    .mockReset()
    .mockImplementation((asked) =>
      asked === query ? Promise.resolve(result) : Promise.reject(new Error('The whole catalogue was read')),
    )
  expect(await read()).toMatchObject(expected)
  expect(vi.mocked(sanityFetch).mock.calls[0]?.[1]).toMatchObject(
    query === orderedProductsQuery
      ? { numbers: [9], addresses: ['/product-details/9'] }
      : { skus: ['LA-04'] },
  )
})
