import { evaluate, parse } from 'groq-js'
import { describe, expect, it } from 'vitest'
import { mainDocuments } from './main-documents.ts'
import { usedOn, usedOnQuery, type UsedOn, type Usage } from './used-on.ts'

const slug = (current: string) => ({ slug: { current } })
const reference = (_ref: string) => ({ _type: 'reference', _ref })
const refs = (...ids: string[]) => ids.map((id) => ({ ...reference(id), _key: id }))
const below = (parent: string, place: number) => ({
  parent: reference(parent),
  orderRank: `0|00000${place}:`,
})
const page = (_id: string, route: string, sections: object[], header = 'packaging') => ({
  _id,
  _type: 'page',
  title: _id,
  route,
  header,
  sections,
})
const questions = (_id: string, place: number, items: object[]) => ({
  _id,
  _type: 'faqSection',
  orderRank: `0|00000${place}:`,
  items: items.map((item) => ({ question: 'How?', answer: 'So.', ...item })),
})
const dataset = [
  page('home', '/', [
    { _type: 'categoryGrid' },
    { _type: 'productCollection', limit: 1 },
    { _type: 'teamGrid', members: [], limit: 8 },
    { _type: 'galleryTabs', tabs: [] },
  ]),
  page('chosen', '/chosen', [
    { _type: 'categoryGrid', categories: refs('plates') },
    { _type: 'productCollection', products: refs('table', 'chair'), limit: 1 },
    { _type: 'shippingTable' },
    // A link to a document does not show it.
    { _type: 'callToActionBand', callToAction: { label: 'Go', to: reference('table') } },
    { _type: 'message', link: { label: 'Go', to: reference('mia') } },
  ]),
  page(
    'slides',
    '/slides',
    [{ _type: 'productSlider', slides: [{ product: reference('table') }] }],
    'template',
  ),
  page('empty', '/empty', []),
  page('questions', '/questions', [{ _type: 'faqGroups', groups: refs('cutting') }]),
  // Only a program can store such sections.
  page('broken', '/broken', [null, 5, {}] as object[]),
  { _id: 'bags', _type: 'category', name: 'Bags', ...slug('bags') },
  { _id: 'plates', _type: 'category', name: 'Plates', ...slug('plates'), details: {} },
  { _id: 'kraft', _type: 'subCategory', name: 'Kraft', ...slug('kraft'), ...below('bags', 1) },
  { _id: 'white', _type: 'subCategory', name: 'White', ...slug('white'), ...below('bags', 2), details: {} },
  { _id: 'brown', _type: 'subCategory', name: 'Brown', ...slug('brown'), ...below('kraft', 1), details: {} },
  {
    _id: 'old',
    _type: 'subCategory',
    name: 'Old',
    ...slug('old'),
    ...below('bags', 3),
    selling: { replacedBy: reference('white') },
  },
  questions('cutting', 1, [{}, { concerns: refs('kraft', 'chair', 'gone') }]),
  questions('paying', 2, [{ concerns: refs('bags') }, { concernsShop: true }]),
  { _id: 'first', _type: 'post', title: 'First', number: 1 },
  { _id: 'second', _type: 'post', title: 'Second', number: 2 },
  { _id: 'later', _type: 'post', title: 'Later', number: 3, date: '2999-01-01' },
  { _id: 'comment', _type: 'comment', name: 'Ann', post: reference('first') },
  { _id: 'anywhere', _type: 'comment', name: 'Ben' },
  { _id: 'lonely', _type: 'author', name: 'Nobody' },
  { _id: 'chair', _type: 'product', name: 'Chair', number: 1 },
  { _id: 'table', _type: 'product', name: 'Table', number: 2 },
  { _id: 'room', _type: 'portfolioItem', name: 'Room', number: 3, products: refs('chair') },
  { _id: 'mia', _type: 'teamMember', name: 'Mia', orderRank: '0|000001:' },
  { _id: 'wall', _type: 'galleryItem', name: 'Wall', orderRank: '0|000001:' },
  { _id: 'shippingOptions', _type: 'shippingOptions' },
  { _id: 'promoCodes.shop', _type: 'promoCodes' },
  { _id: 'cartSample', _type: 'cartSample' },
  { _id: 'searchSettings', _type: 'searchSettings' },
  { _id: 'siteSettings', _type: 'siteSettings' },
  { _id: 'navigation-home', _type: 'navigation' },
  { _id: 'navigation-footer', _type: 'navigation' },
  { _id: 'lead', _type: 'newsletterLead' },
  { _id: 'writer', _type: 'author', name: 'Ada' },
  { _id: 'news', _type: 'post', title: 'News', number: 9, author: reference('writer') },
]

async function find(id: string, others: object[] = []): Promise<UsedOn> {
  const type = dataset.find(({ _id }) => _id === id)?._type ?? ''
  const answer = await evaluate(parse(usedOnQuery(type), { params: { id } }), {
    dataset: [...dataset, ...others],
    params: { id },
  })
  return usedOn({ _id: id, _type: type }, (await answer.get()) as Usage)
}

const list = (word: string) => `/product-category?category=${word}`
const product = (word: string) => `/product-details?category=${word}`

/** Whether a page shows a post, by the id of the post. */
const postIsShown = (dataset: object[], page: string) => async (id: string) => {
  const params = { id }
  const answer = await evaluate(parse(usedOnQuery('post'), { params }), { dataset, params })
  const { places } = usedOn({ _id: id, _type: 'post' }, (await answer.get()) as Usage)
  return places.some(({ href }) => href === page)
}

const postPages = (number: number) => [`/blog-details-v1/${number}`, `/blog-details-v2/${number}`]
const roomPages = ['/portfolio-details-v1/3', '/portfolio-details-v2/3']

describe('usedOn', () => {
  it('takes titles and addresses of other types, which a program can store, for missing', async () => {
    const odd = [
      { _id: 'odd', _type: 'post', title: { a: 1 }, number: 10, author: reference('writer') },
      {
        ...page('odd-page', '/odd', [{ _type: 'authorCard', author: reference('writer') }]),
        title: { a: 1 },
      },
      { ...page('odd-route', '/', [{ _type: 'categoryGrid' }]), route: { a: 1 } },
    ]
    for (const id of ['writer', 'kraft'])
      for (const { title, href } of (await find(id, odd)).places)
        expect([typeof title, typeof href]).toEqual(['string', 'string'])
    expect((await find('writer', odd)).places).toContainEqual({
      title: '/blog-details-v1/10',
      href: '/blog-details-v1/10',
    })
  })

  it.each([
    ['home', ['/']],
    ['empty', ['/empty']],
    // An entry with children is shown in its listing, in its parent's listing, and in the breadcrumbs of everything below it.
    ['kraft', [list('kraft'), list('brown'), product('brown'), list('bags'), product('white')]],
    // One without: its product page and list, its neighbours, and the list above.
    ['white', [product('white'), list('white'), list('bags'), product('brown')]],
    ['brown', [product('brown'), list('brown'), list('kraft')]],
    // One that was replaced: no list of its parent and no row of neighbours shows it.
    ['old', [list('old')]],
    // Questions: the product pages of what they concern, and of the items below it.
    ['cutting', ['/questions', product('brown'), '/product-details/1']],
    ['paying', [product('white'), product('brown'), '/product-details/1', '/product-details/2']],
    ['lonely', []],
    // Chosen, but beyond what the section shows; by itself the section shows the first.
    ['chair', ['/product-details/1', ...roomPages, '/', '/shop-v1', '/shop-v2', '/shop-v3']],
    ['table', ['/product-details/2', '/chosen', '/shop-v1', '/shop-v2', '/shop-v3', '/slides']],
    ['room', [...roomPages, '/portfolio-v1', '/portfolio-v3']],
    ['mia', ['/']],
    ['wall', ['/', '/portfolio-v2']],
    ['shippingOptions', ['/chosen']],
    ['promoCodes.shop', ['/cart', '/checkout']],
    ['comment', postPages(1)],
    // Without a post of its own, a comment stands below every one.
    ['anywhere', [1, 2, 9].flatMap(postPages)],
    ['lead', []],
  ])('lists every page that shows %s', async (id, pages) => {
    const { places, frame } = await find(id)
    expect(places.map(({ href }) => href).toSorted()).toEqual(pages.toSorted())
    expect(frame).toBeUndefined()
  })

  it('knows that a section in which no post was chosen shows the newest', async () => {
    const post = (_id: string, number: number, date?: string) => ({ _id, _type: 'post', number, date })
    const dataset = [
      page('teasers', '/teasers', [{ _type: 'blogTeasers', limit: 2 }]),
      post('undated', 1),
      post('old', 2, '2026-01-01'),
      post('new', 3, '2026-03-01'),
      post('as-new', 4, '2026-03-01'),
      post('to-come', 5, '2999-01-01'),
    ]
    const isShown = postIsShown(dataset, '/teasers')
    const shown = await Promise.all(['new', 'as-new', 'old', 'undated'].map(isShown))
    expect(shown).toEqual([true, true, false, false])
  })

  it('knows a page that shows the newest eight posts and the featured ones only', async () => {
    const dataset = Array.from({ length: 10 }, (_, at) => ({
      _id: `post-${at + 1}`,
      _type: 'post',
      number: at + 1,
      date: '2026-01-01',
      isFeatured: at === 9,
    }))
    const isShown = postIsShown(dataset, '/blog-v2')
    const shown = await Promise.all(['post-1', 'post-8', 'post-9', 'post-10'].map(isShown))
    expect(shown).toEqual([true, true, false, true])
  })

  it('puts the document’s own page first, and names list and product page differently', async () => {
    const { places } = await find('white')
    expect(places.slice(0, 2)).toEqual([
      { title: 'White, product page', href: product('white') },
      { title: 'Bags', href: list('bags') },
    ])
  })

  it('names the pages of the shop samples that a product is in, while the site shows them', async () => {
    const inCart = { _id: 'cartSample', _type: 'cartSample', lines: [{ product: reference('oak') }] }
    const inWishlist = {
      _id: 'wishlistSample',
      _type: 'wishlistSample',
      items: [{ product: reference('oak') }],
    }
    const pages = async (showSamples: boolean, ...samples: object[]) => {
      const settings = { _id: 'siteSettings', _type: 'siteSettings', showSamples }
      const oak = { _id: 'oak', _type: 'product', name: 'Oak', number: 4 }
      const params = { id: 'oak' }
      const dataset = [oak, settings, ...samples]
      const answer = await evaluate(parse(usedOnQuery('product'), { params }), { dataset, params })
      const { places } = usedOn({ _id: 'oak', _type: 'product' }, (await answer.get()) as Usage)
      return places.map(({ href }) => href).filter((href) => !/^\/(?:product|shop)/.test(href))
    }
    expect(await pages(true, inCart)).toEqual(['/cart', '/checkout'])
    expect(await pages(true, inWishlist)).toEqual(['/wishlist'])
    expect(await pages(true, inCart, inWishlist)).toEqual(['/cart', '/wishlist', '/checkout'])
    expect(await pages(true)).toEqual([])
    expect(await pages(false, inCart, inWishlist)).toEqual([])
  })

  it('names the two pages of an item as the site does, and the list of a group by its name', async () => {
    const { places } = await find('white')
    expect(Object.fromEntries(places.map(({ href, title }) => [href, title]))).toEqual({
      [product('white')]: 'White, product page',
      [list('white')]: 'All about White',
      [list('bags')]: 'Bags',
      [product('brown')]: 'Brown, product page',
    })
  })

  it('puts the page of all questions before the product pages that repeat one', async () => {
    const { places } = await find('cutting')
    expect(places.map(({ href }) => href)).toEqual(['/questions', product('brown'), '/product-details/1'])
  })

  it('leaves out the product pages that have enough other questions', async () => {
    const first = questions('first', 0, Array(4).fill({ concerns: refs('bags') }))
    const unanswered = questions('open', 0, Array(4).fill({ concerns: refs('chair'), answer: undefined }))
    const { places } = await find('cutting', [first, unanswered])
    expect(places.map(({ href }) => href)).toEqual(['/questions', '/product-details/1'])
  })

  it('names no page for a category that was deleted, or a product that was not saved yet', async () => {
    const usage = async (id: string, type: string) => {
      const answer = await evaluate(parse(usedOnQuery(type), { params: { id } }), { dataset, params: { id } })
      return usedOn({ _id: id, _type: type }, (await answer.get()) as Usage)
    }
    expect(await usage('gone', 'category')).toEqual({ places: [] })
    expect(await usage('new', 'product')).toEqual({ places: [] })
  })

  it('lists three hundred places, and says how many more there are', async () => {
    const pages = Array.from({ length: 310 }, (_, at) =>
      page(`many-${at}`, `/many-${at}`, [{ _type: 'productCollection', products: refs('table'), limit: 1 }]),
    )
    const { places: others } = await find('table')
    const { places, more } = await find('table', pages)
    expect([places.length, more]).toEqual([300, others.length + 10])
  })

  it('names the page of an author’s posts, and nothing for one without', async () => {
    expect((await find('writer')).places).toEqual([
      { title: 'News', href: '/blog-details-v1/9' },
      { title: 'News (Post with its picture beside the heading)', href: '/blog-details-v2/9' },
    ])
  })

  it('names the search for its synonyms', async () => {
    expect((await find('searchSettings')).places).toEqual([{ title: 'Search', href: '/search' }])
  })

  it('says of what frames every page that it does', async () => {
    for (const id of ['siteSettings', 'cartSample', 'navigation-footer', 'plates']) {
      expect((await find(id)).frame?.message).toContain('every page.')
    }
    expect((await find('plates')).places.map(({ href }) => href)).toContain('/chosen')
    const menu = await find('navigation-home')
    expect(menu).toMatchObject({ places: [{ href: '/slides' }], frame: { header: 'template' } })
  })
})

describe('mainDocuments', () => {
  const routes = mainDocuments.map(({ route }) => String(route))

  it('try the pages of one document before fixed pages, and page documents last', () => {
    const first = (route: string) => routes.indexOf(route)
    expect(first('/product-details/:number')).toBeLessThan(first('/product-details'))
    expect(first('/search')).toBeGreaterThan(-1)
    expect(routes.at(-1)).toBe('/*')
  })

  it('know each route once', () => expect(routes).toEqual([...new Set(routes)]))
})
