import { beforeAll, describe, expect, it, vi } from 'vitest'
import { seed } from '../../../../scripts/seed/index.ts'
import { clientOver, type TestDocument } from '../../../../studio/testing/dataset.ts'
import { searchIndexQuery } from '@/content/search/queries'
import { browserSearch, searchData, type SearchSource } from '@/content/search/search'
import type { SearchData } from '@/content/search/types'
import { finder } from './find'

const client = clientOver(seed as unknown as TestDocument[])
vi.mock('@/content/lake/fetch', () => ({
  sanityFetch: (query: string, params: object) =>
    client.fetch(query, { ...params, until: '2100-01-01T00:00:00Z' }),
}))

let data: SearchData
beforeAll(async () => {
  data = await searchData()
})

it('leaves out a synonym that is a text: every search would look for all of its words', async () => {
  const settings = seed.find(({ _id }) => _id === 'searchSettings')!
  const synonyms = [
    { _key: 'text', words: 'bag', meaning: 'word '.repeat(50_000) },
    { _key: 'words', words: 'doggy bag', meaning: 'sos bag' },
  ]
  const { fetch } = clientOver([{ ...settings, synonyms }] as unknown as TestDocument[])
  const fetchSlice: SearchSource['fetchSlice'] = (slice) =>
    fetch(searchIndexQuery, { ...slice, until: '2100-01-01T00:00:00Z' })
  expect((await searchData({ fetchSlice })).synonyms.map(({ words }) => words)).toEqual(['doggy bag'])
})

describe('what a buyer means', () => {
  it.each([
    ['loaf', '/product-details?category=v-bottom-bags#size-VBB-02'],
    ['printed bags', '/printing'],
    ['print', '/product-details?category=greaseproof-sheet-print'],
    ['minimum order', '/faq#what-is-the-smallest-order'],
    ['moq', '/faq#what-is-the-smallest-order'],
    ['certificate', '/compliance'],
    ['quote', '/quote'],
    ['quotation', '/quote'],
    ['reorder', '/order-history'],
    ['declaration dry food', '/compliance#certificate-dry-food'],
    ['krfat', '/product-category?category=kraft-bags'],
    ['grease proof', '/product-category?category=greaseproof-bags'],
    ['greaseproof sheets', '/product-category?category=greaseproof-sheet'],
    ['KBB-02', '/product-details?category=kraft-bags-brown#size-KBB-02'],
    ['FPN-92', '/product-details?category=foil-pans#size-FPN-02'],
    ['KBB-O3', '/product-details?category=kraft-bags-brown#size-KBB-03'],
    ['400 g loaf', '/product-details?category=v-bottom-bags#size-VBB-02'],
    ['loaf 400g', '/product-details?category=v-bottom-bags#size-VBB-02'],
    ['cheapest bag for a loaf of bread', '/product-details?category=v-bottom-bags#size-VBB-02'],
    ['2 lb loaf', '/product-details?category=kraft-bags-brown#size-KBB-02'],
    ['400g', '/product-details?category=v-bottom-bags#size-VBB-02'],
    ['400 g', '/product-details?category=v-bottom-bags#size-VBB-02'],
    ['12 lb', '/product-details?category=sos-bags-brown#size-SOB-03'],
    ['12 lb bag', '/product-details?category=sos-bags-white#size-SOW-04'],
    ['kraft bags 10 x 12 cm', '/product-category?category=kraft-bags'],
    ['10"x12" kraft bags', '/product-details?category=kraft-bags-brown'],
    ['12oz', '/product-details?category=foam-products#size-FMC-05'],
    ['foil pans 32×26×5.5', '/product-details?category=foil-pans'],
    ['foil rolls 12x1000', '/product-details?category=foil-rolls-12x1000'],
    ['80 g kraft bags', '/product-category?category=kraft-bags'],
    ['pans', '/product-details?category=foil-pans'],
    ['sob', '/product-details?category=sos-bags-brown'],
    ['samples', '/faq#can-i-get-samples-before-i-order'],
    ['shipping', '/shipping-method'],
    ['paypal', '/payment-method'],
    ['lead time', '/faq#how-long-does-delivery-take'],
    ['carrier bag', '/product-details?category=twisted-handle-bags-white'],
    ['couch', '/product-details/2'],
    ['return', '/faq#how-long-do-i-have-to-return-something'],
  ])('%s leads to %s within the first three', (query, href) => {
    const found = finder(data)(query)
    expect(found.slice(0, 3).map((entry) => entry.href)).toContain(href)
  })

  it.each(['6x4x12', '6 x 4 X 12', '6 × 4 × 12 in', '6x4x12in'])(
    'finds the same for %s as for 6×4×12',
    (query) => {
      const wanted = finder(data)('6×4×12').map((entry) => entry.href)
      const found = finder(data)(query).map((entry) => entry.href)
      expect(found.length).toBeGreaterThan(0)
      expect(wanted).toEqual(expect.arrayContaining(found))
    },
  )

  it('shows price and two facts of what is sold by the case', () => {
    const [bags] = finder(data)('brown kraft')
    expect(finder(data)('KBB-02')[0]?.price).toBe('from $23 a case of 500')
    expect(bags).toMatchObject({
      price: 'from $19 a case of 500',
      facts: ['Brown kraft paper, 70–90 gsm', 'Dry food', '5,000 bags printed from $364.30'],
    })
  })

  it('shows the size that holds a loaf with its price, the cheapest piece first', () => {
    expect(finder(data)('400 g loaf')[0]).toMatchObject({
      title: 'V-Bottom Bags',
      price: 'from $21.60 a case of 1,000',
      facts: expect.arrayContaining(['6 × 2 × 14 in: one long loaf of up to 1 lb']),
    })
    expect(finder(data)('1 kg loaf').map(({ href }) => href)).not.toContain(
      '/product-details?category=v-bottom-bags#size-VBB-02',
    )
  })

  it('finds posts by words of their text', () => {
    expect(finder(data)('lignin').map(({ kind }) => kind)).toEqual(['post'])
  })
})

it('finds what is no longer made, without a price', async () => {
  const replacedBy = { _type: 'reference', _ref: 'subCategory-kraft-bags-white' }
  const documents = (seed as unknown as (TestDocument & { selling?: object })[]).map((document) =>
    document._id === 'subCategory-kraft-bags-brown'
      ? { ...document, selling: { ...document.selling, replacedBy } }
      : document,
  )
  vi.spyOn(client, 'fetch').mockImplementationOnce(clientOver(documents).fetch)
  const [bags] = finder(await searchData())('KBB-02')
  expect(bags).toMatchObject({ href: '/product-details?category=kraft-bags-brown' })
  expect(bags?.price).toBeUndefined()
})

it('leaves out home pages, notices, and pages that are not for search engines', () => {
  const pages = data.entries.filter(({ kind }) => kind === 'page').map(({ href }) => href)
  expect(pages).toContain('/terms-and-conditions')
  for (const href of ['/', '/index-v2', '/thank-you', '/error', '/cart']) expect(pages).not.toContain(href)
})

it('stays small enough to be fetched by every visitor who searches', async () => {
  const { entries, synonyms } = data
  expect(await browserSearch()).toEqual({ entries, synonyms })
  expect(JSON.stringify(data).length).toBeLessThan(160_000)
  for (const { words = '' } of data.entries) expect(words.length).toBeLessThanOrEqual(1500)
})
