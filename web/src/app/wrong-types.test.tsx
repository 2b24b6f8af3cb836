import { evaluate, parse } from 'groq-js'
import { expect, it, vi } from 'vitest'
import type { TestDocument } from '../../../studio/testing/dataset.ts'
import { blogSidebar, taggedPosts } from '@/content/blog/blog'
import { postOrNewest } from '@/content/blog/fallback'
import { categoryCards, categoryMenu, detailsBySlug, listingBySlug } from '@/content/catalogue/catalogue'
import { compliance } from '@/content/compliance/compliance'
import { allItems } from '@/content/items/items'
import { storedSeed } from '@/content/lake/testing-seed'
import { withWrongPart } from '@/content/lake/testing-wrong-parts'
import { markdownByAddress } from '@/content/markdown/by-address'
import { subtotalOf } from '@/content/money/totals'
import { cartPrices } from '@/content/orders/products'
import { workOrFirst } from '@/content/portfolio/portfolio'
import { productByNumber } from '@/content/products/products'
import { cartSample } from '@/content/samples/samples'
import { browserSearch } from '@/content/search/search'
import { shopContent } from '@/content/shop/shop'
import { screenWords } from '@/content/site/screen-words'
import { postMetadata } from '@/features/blog/metadata'
import { productMetadata } from '@/features/products/product-metadata'
import { Prose } from '@/features/prose/prose'
import { Footer } from '@/shell/footer'
import { PackagingHeader } from '@/shell/packaging-header'
import { TemplateHeader } from '@/shell/template-header'
import { ProductPage } from './(template)/product-page'
import { GET as llms } from './llms.txt/route'
import manifest from './manifest'
import { GET as rss } from './rss.xml/route'
import sitemap from './sitemap'
import { markupOf } from './testing-markup'

const fake = vi.hoisted(() => ({
  fetch: vi.fn<(query: string, params: Record<string, unknown>) => Promise<unknown>>(),
}))
vi.mock('next/navigation', () => ({ useRouter: () => ({}) }))
vi.mock('next/cache', () => ({ cacheLife: () => {}, cacheTag: () => {} }))
vi.mock('@/content/client', () => ({ lakeClient: { fetch: fake.fetch } }))
vi.mock('@/content/draft/mode', () => ({ isDraftMode: () => Promise.resolve(false) }))
vi.mock('@/content/lake/last-results', () => ({ saveLastResult: () => {}, readLastResult: () => undefined }))

/** The first of each type, and the bags with what is above them: a query over few documents is fast. */
const documents = storedSeed.filter(
  ({ _type, _id }, index) =>
    storedSeed.findIndex((other) => other._type === _type) === index ||
    /^(?:subCategory-kraft-bags|navigation-|screen-blog-v1)/.test(_id),
)

const trees = new Map<string, ReturnType<typeof parse>>()

function serve(dataset: TestDocument[]): void {
  fake.fetch.mockImplementation(async (query, params) => {
    const key = JSON.stringify([query, { ...params, until: '' }])
    const tree = trees.get(key) ?? parse(query, { params })
    trees.set(key, tree)
    return { result: await (await evaluate(tree, { dataset, params })).get() }
  })
}

const tools = { search: null, wishlist: null, wishlistCount: null, cart: null, quote: () => null }

const shown = {
  footer: async () => markupOf(await Footer()),
  packagingHeader: async () => markupOf(await PackagingHeader(tools)),
  templateHeader: async () => markupOf(await TemplateHeader(tools)),
  llms: async () => (await llms()).text(),
  rss: async () => (await rss()).text(),
  manifest,
  sitemap,
  search: browserSearch,
  product: async () => [
    await markupOf(await ProductPage({ product: await productByNumber('1') })),
    await productMetadata(await productByNumber('1')),
    await markdownByAddress('product-details', '1'),
    await shopContent(),
    (await cartPrices(new Set([1]))).products,
  ],
  post: async () => {
    const { body, ...post } = (await postOrNewest('1')).post ?? {}
    return [post, await markupOf(<Prose body={body} />), await markdownByAddress('blog-details-v1', '1')]
  },
  blog: async () => [
    await postMetadata((await postOrNewest('1')).post, false),
    await blogSidebar(),
    await taggedPosts('interior', 3),
  ],
  work: async () => {
    const { work } = await workOrFirst('1')
    const { body, ...facts } = work ?? { body: null }
    return [facts, await markupOf(<Prose body={body} />)]
  },
  catalogue: async () => [
    await categoryMenu(),
    await categoryCards(),
    await listingBySlug('kraft-bags'),
    await detailsBySlug('kraft-bags-brown'),
    await markdownByAddress('product-details', 'kraft-bags-brown'),
  ],
  cart: async () =>
    subtotalOf(
      ((await cartSample())?.lines ?? []).map(({ seen, quantity }) => ({
        unitPrice: seen.unitPrice,
        quantity,
      })),
    ),
  items: async () => [await allItems(), await compliance()],
  words: () => screenWords('blog-v1'),
}

const shownIn: [id: string, (keyof typeof shown)[]][] = [
  ['siteSettings', ['footer', 'packagingHeader', 'templateHeader', 'llms', 'rss', 'manifest']],
  ['navigation-packaging', ['packagingHeader']],
  ['navigation-footer', ['footer']],
  ['navigation-home', ['templateHeader']],
  ['screen-blog-v1', ['words', 'search', 'rss']],
  ['shopSettings', ['product']],
  ['shopFilters', ['product']],
  ['cartSample', ['cart']],
  ['product-classic-relaxable-chair', ['product', 'search', 'llms', 'sitemap']],
  ['post-1', ['post', 'blog', 'search', 'llms', 'rss', 'sitemap']],
  ['tag-interior', ['post', 'blog', 'search']],
  ['author-maren-holloway', ['post']],
  ['portfolioItem-1', ['work', 'search']],
  ['faqSection-shipping', ['product', 'search']],
  ['certificate-dry-food', ['items', 'catalogue', 'search']],
  ['category-paper-bags', ['catalogue', 'footer', 'packagingHeader', 'search', 'llms']],
  ['subCategory-kraft-bags', ['catalogue', 'search']],
  ['subCategory-kraft-bags-brown', ['catalogue', 'items', 'search']],
]

it.each(shownIn)(
  'a part of %s with a wrong type is left out, and nothing fails',
  async (id, places) => {
    const document = documents.find(({ _id }) => _id === id)
    const failures: string[] = []
    for (const [at, changed] of withWrongPart(document ?? {})) {
      serve(documents.map((other) => (other === document ? (changed as TestDocument) : other)))
      for (const place of places) {
        const text = await shown[place]().then(JSON.stringify, String)
        if (/WRONG|\[object Object\]|^\w*Error/.test(text))
          failures.push(`${place}, ${at}: ${text.slice(0, 200)}`)
      }
    }
    expect(document).toBeDefined()
    expect(failures.slice(0, 20)).toEqual([])
  },
  120_000,
)

it('a menu of 20,000 links does not make every page large', async () => {
  const items = Array.from({ length: 20_000 }, (_, index) => ({
    _key: `link-${index}`,
    kind: 'link',
    label: `Link ${index}.`,
    url: 'https://example.com',
  }))
  serve(documents.map((other) => (other._type === 'navigation' ? { ...other, items } : other)))
  for (const menu of [shown.packagingHeader, shown.templateHeader, shown.footer]) {
    const markup = await menu()
    expect(markup).toContain('Link 99.')
    expect(markup.length).toBeLessThan(500_000)
  }
})

it('a product with 20,000 sizes has a page within the time of others', async () => {
  const sizes = Array.from({ length: 20_000 }, (_, index) => `size ${index}`)
  serve(
    documents.map((other) => (other._id === 'product-classic-relaxable-chair' ? { ...other, sizes } : other)),
  )
  const markup = await markupOf(await ProductPage({ product: await productByNumber('1') }))
  expect(markup).toContain('size 99')
  expect(markup.length).toBeLessThan(200_000)
})
