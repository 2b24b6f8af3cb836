import { evaluate, parse } from 'groq-js'
import { expect, it } from 'vitest'
import { shownAt, surroundingsOf, type ShownDocument, type Surroundings } from './places.ts'

const reference = (_ref: string) => ({ _type: 'reference', _ref })
const dataset = [
  {
    _id: 'page-home',
    _type: 'page',
    title: 'Home',
    route: '/',
    sections: [
      { _type: 'categoryGrid', categories: [], picture: { asset: reference('image-1') } },
      { _type: 'productCollection', products: [reference('chair')] },
      { _type: 'teamGrid', members: [] },
      { _type: 'galleryTabs', tabs: [] },
    ],
  },
  { _id: 'page-empty', _type: 'page', title: 'Empty', route: '/empty' },
  {
    _id: 'bags',
    _type: 'category',
    name: 'Bags',
    slug: { current: 'bags' },
    products: [reference('kraft')],
  },
  {
    _id: 'kraft',
    _type: 'subCategory',
    name: 'Kraft',
    slug: { current: 'kraft' },
    details: reference('text'),
  },
  { _id: 'text', _type: 'details', title: 'Kraft' },
  { _id: 'chair', _type: 'product', name: 'Chair', number: 1 },
  { _id: 'table', _type: 'product', name: 'Table', number: 2 },
  { _id: 'post-1', _type: 'post', title: 'Paper', number: 1, author: reference('ann') },
  { _id: 'ann', _type: 'author', name: 'Ann' },
  { _id: 'comment', _type: 'comment', post: reference('post-1') },
  { _id: 'mia', _type: 'teamMember', name: 'Mia' },
  { _id: 'wall', _type: 'galleryItem', name: 'Wall', number: 1 },
  { _id: 'cartSample', _type: 'cartSample' },
  { _id: 'lead', _type: 'newsletterLead' },
]

async function routesOf(id: string): Promise<string[]> {
  const document = dataset.find(({ _id }) => _id === id) as ShownDocument
  const params = { id, post: document.post?._ref ?? '' }
  const question = parse(surroundingsOf(document._type), { params })
  const answer: unknown = await (await evaluate(question, { dataset, params })).get()
  return shownAt(document, answer as Surroundings).map(({ href }) => href)
}

it.each([
  ['page-empty', ['/empty']],
  ['bags', ['/product-category?category=bags', '/product-category', '/']],
  [
    'kraft',
    [
      '/product-details?category=kraft',
      '/product-category?category=kraft',
      '/product-category?category=bags',
    ],
  ],
  ['text', ['/product-details?category=kraft', '/product-category?category=kraft']],
  ['chair', ['/product-details/1', '/', '/shop-v1', '/shop-v2', '/shop-v3']],
  ['table', ['/product-details/2', '/shop-v1', '/shop-v2', '/shop-v3']],
  ['post-1', ['/blog-details-v2/1', '/blog-v1', '/blog-v2', '/blog-tag']],
  ['ann', ['/blog-details-v2/1']],
  ['comment', ['/blog-details-v2/1']],
  ['mia', ['/']],
  ['wall', ['/', '/portfolio-v2']],
  ['cartSample', ['/cart', '/checkout']],
  ['lead', []],
])('knows where %s is shown', async (id, routes) => expect(await routesOf(id)).toEqual(routes))
