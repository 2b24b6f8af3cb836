import { expect, it, vi } from 'vitest'
import { itemBySku } from '../compliance/compliance'
import { allItems } from '../items/items'
import { cartPrices } from '../orders/products'
import { quoteItems } from '../quotes/items'
import { targetOf } from '../redirects/redirects'
import { fetchForCache } from './fetch'

vi.mock('node:crypto', () => ({ randomUUID: () => 'the key in the cache' }))
vi.mock('../draft/mode', () => ({ isDraftMode: () => Promise.resolve(false) }))
vi.mock('../orders/settings', () => ({ shopSettings: () => Promise.resolve({ shipping: [], tax: {} }) }))
vi.mock('./fetch', () => ({
  fetchForCache: vi.fn<(query: string) => Promise<unknown>>(),
  sanityFetch: () => Promise.reject(new Error('A list of the whole catalogue was decoded for one request')),
}))

it.each([
  ['the items of quotes', quoteItems, { packaging: [], products: [] }, []],
  ['the items of the catalogue', allItems, [], []],
  ['the prices of a cart', () => cartPrices(new Set([1])), [], { products: [], shipping: [], tax: {} }],
  [
    'an article number',
    () => itemBySku('kbb-01'),
    [{ slug: 'bags', skus: ['KBB-01'] }],
    { slug: 'bags', sku: 'KBB-01' },
  ],
  [
    'the redirects',
    () => targetOf(['/our-story']),
    [{ from: '/Our-Story', to: { _type: 'page', _id: 'page-about', route: '/about' } }],
    '/about',
  ],
])('%s: what all requests read is decoded and shaped once', async (_, read, result, expected) => {
  Reflect.get(globalThis, Symbol.for('shop.derived')).clear()
  vi.mocked(fetchForCache).mockResolvedValue({ result, lifetime: { syncTags: [] } })
  expect([await read(), await read()]).toEqual([expected, expected])
})
