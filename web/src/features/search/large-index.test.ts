import { beforeEach, expect, it, vi } from 'vitest'
import { expireTags } from '@/content/lake/expired-tags'
import { LakeUnavailableError } from '@/content/lake/fetch'
import { searchIndexQuery, searchSizeQuery } from '@/content/search/queries'
import { rawBags } from '@/content/selling/testing'
import { browserSearch, maxBrowserData, maxBrowserEntries } from '@/content/search/search'

// A shop of 2,300 items, as its slices come from the lake.

type Params = { from: number; to: number }

const lake = vi.hoisted(() => ({
  item: (n: number): object => ({ n }),
  size: 0,
  sizes: 0,
  fetch: vi.fn<(query: string, params?: object) => Promise<unknown>>(),
}))
vi.mock('@/content/lake/fetch', () => ({
  LakeUnavailableError: class extends Error {},
  sanityFetch: lake.fetch,
  fetchForCache: async (query: string, params: object) => ({ result: await lake.fetch(query, params) }),
  fetchKept: async (query: string, params: object) => ({
    result: await lake.fetch(query, params),
    tags: ['items', 'sequence:0'],
    changesAt: Infinity,
  }),
}))
vi.mock('@/content/draft/mode', () => ({ isDraftMode: () => Promise.resolve(false) }))
vi.mock('next/cache', () => ({ cacheLife: () => {} }))

const item = (n: number) => ({
  _id: `item-${n}`,
  _type: 'subCategory',
  name: `Tray ${n}`,
  slug: `tray-${n}`,
  parentId: n < 100 ? null : `item-${n % 100}`,
  details: { description: `Bowl number ${n}` },
})

const slices = () => lake.fetch.mock.calls.filter(([query]) => query === searchIndexQuery).length

beforeEach(() => {
  vi.resetModules()
  for (const name of ['smallSearch', 'largeSearch', 'searchIndex'])
    Reflect.deleteProperty(globalThis, Symbol.for(`shop.${name}`))
  lake.size = 2300
  lake.sizes = 0
  lake.item = item
  lake.fetch.mockReset().mockImplementation(async (query, params) => {
    if (query === searchSizeQuery) return { documents: lake.size, sizes: lake.sizes }
    const { from, to } = params as Params
    const numbers = Array.from({ length: lake.size }, (_, n) => n).slice(from, to)
    const none = { products: [], posts: [], works: [], questions: [], pages: [], certificates: [] }
    return { ...none, catalogue: numbers.map(lake.item), screens: [], synonyms: null, questionsPages: [] }
  })
})

const search = async (query: string, max = 3) => (await import('./search-results')).searchResults(query, max)

it('finds everything on the server, from an index that is built once', async () => {
  expect(await search('tray 2299')).toMatchObject({ results: [{ title: 'Tray 2299' }, { title: 'Tray 99' }] })
  expect(slices()).toBe(39)
  const found = await search('bowl')
  expect([found.total, found.results.length]).toEqual([2300, 3])
  await Promise.all(['kraft', 'tray 7', 'tray'].map((query) => search(query)))
  expect(slices()).toBe(39)
})

it('answers from the former index while a publish is taken over', async () => {
  await search('tray')
  lake.item = (n) => ({ ...item(n), name: `Plate ${n}` })
  const results = await Promise.all([search('tray'), search('plate')])
  expect(results.map(({ total }) => total)).toEqual([2300, 0])
  expireTags(['items'])
  expect((await search('tray')).total).toBe(2300)
  await expect.poll(async () => (await search('plate')).total).toBe(2300)
  expect((await search('tray')).total).toBe(0)
})

it('lets nobody wait for the index of few documents that have very many words', async () => {
  const words = (n: number) =>
    Array.from({ length: 1000 }, (_, at) => `w${(n * 1000 + at).toString(36)}`).join(' ')
  lake.size = 100
  const wordy = (n: number) => ({
    ...item(n),
    selling: { ...rawBags, articles: [{ ...rawBags.articles?.[0], sku: words(n) }] },
  })
  lake.item = wordy
  expect((await search('tray', 100)).total).toBe(100)
  lake.item = (n) => ({ ...wordy(n), name: `Plate ${n}` })
  const built = slices()
  const started = performance.now()
  expect((await search('tray', 100)).total).toBe(100)
  expect(performance.now() - started).toBeLessThan(200)
  await expect.poll(() => slices()).toBeGreaterThan(built)
})

it('keeps the former index while the lake is down', async () => {
  await search('tray')
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expireTags(['items'])
  const { fetch } = lake
  const up = fetch.getMockImplementation()
  fetch.mockImplementation(async (query) => {
    if (query === searchSizeQuery) return { documents: lake.size, sizes: lake.sizes }
    throw new LakeUnavailableError('down')
  })
  for (let turn = 0; turn < 3; turn++) expect((await search('tray')).total).toBe(2300)
  fetch.mockImplementation(up ?? fetch)
})

it('looks at each item a few times only, however many there are', async () => {
  let looks = 0
  lake.item = (n) => ({
    ...item(n),
    get parentId() {
      looks++
      return item(n).parentId
    },
  })
  await search('tray')
  expect(looks).toBeLessThanOrEqual(3 * 2300)
})

it('gives the browser no index of a large shop, and fetches nothing for it', async () => {
  expect(await browserSearch()).toBe('onServer')
  expect(slices()).toBe(0)
  lake.size = maxBrowserEntries
  const data = await browserSearch()
  expect(data).toHaveProperty(`entries.${maxBrowserEntries - 1}.title`, `Tray ${maxBrowserEntries - 1}`)
  expect(JSON.stringify(data).length).toBeLessThan(maxBrowserData)
})

it('gives the browser no index of few items that are very long', async () => {
  lake.size = 300
  lake.item = (n) => ({ ...item(n), slug: `tray-${n}-`.repeat(500) })
  expect(await browserSearch()).toBe('onServer')
})

it('answers from the index of the small shop until that of the large one is built', async () => {
  lake.size = 3
  expect((await search('tray')).total).toBe(3)
  lake.size = 2300
  expect((await search('tray')).total).toBe(3)
  await expect.poll(async () => (await search('tray')).total).toBe(2300)
})

it('holds no more different words than fit in memory, and finds what came first', async () => {
  lake.size = 2500
  lake.item = (n) => ({
    ...item(n),
    details: { description: Array.from({ length: 200 }, (_, at) => `w${n}x${at}`).join(' ') },
  })
  const { maxIndexedWords, searchData } = await import('@/content/search/search')
  const { wordsOf } = await import('@/content/search/words')
  const { entries } = await searchData()
  const words = new Set(
    entries.flatMap(({ title, text, words = '' }) => wordsOf(`${title} ${text} ${words}`)),
  )
  expect(words.size).toBeLessThanOrEqual(maxIndexedWords)
  expect(words.size).toBeGreaterThan(maxIndexedWords * 0.9)
  expect((await search('tray 7')).results[0]?.title).toBe('Tray 7')
})

it('holds what sizes hold up to a limit, and finds each by its number beyond it', async () => {
  lake.size = 60
  lake.item = (n) => ({
    ...item(n),
    selling: {
      pricePer: 1000,
      articles: Array.from({ length: 100 }, (_, at) => ({
        size: `${at} in`,
        sku: `T${n}-${at}`,
        price: 10,
        fills: 'one loaf of bread '.repeat(11),
      })),
    },
  })
  const { searchData } = await import('@/content/search/search')
  const { entries } = await searchData()
  const fills = entries.map(({ skuFills = [] }) => skuFills.join('').length)
  const all = fills.reduce((before, each) => before + each)
  expect(all).toBeGreaterThan(900_000)
  expect(all).toBeLessThanOrEqual(1_000_000)
  expect((await search('T59-99')).results[0]?.title).toBe('Tray 59')
})

it('is a large one with few items that have very many sizes', async () => {
  lake.size = 100
  expect(await browserSearch()).not.toBe('onServer')
  lake.sizes = 30_000
  expect(await browserSearch()).toBe('onServer')
})
