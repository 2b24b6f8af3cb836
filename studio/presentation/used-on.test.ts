import { evaluate, parse } from 'groq-js'
import { describe, expect, it } from 'vitest'
import { mainDocuments } from './main-documents.ts'
import { placesOf, usedOnQuery, type Usage } from './used-on.ts'

const slug = (current: string) => ({ slug: { current } })
const refs = (...ids: string[]) => ids.map((_ref) => ({ _key: _ref, _ref }))
const dataset = [
  {
    _id: 'home',
    _type: 'page',
    title: 'Home',
    route: '/',
    sections: [{ _key: 'a', _type: 'categoryGrid' }],
  },
  {
    _id: 'chosen',
    _type: 'page',
    title: 'Chosen',
    route: '/chosen',
    sections: [{ _key: 'a', _type: 'categoryGrid', categories: refs('plates') }],
  },
  { _id: 'bags', _type: 'category', name: 'Bags', ...slug('bags'), products: refs('kraft') },
  { _id: 'plates', _type: 'category', name: 'Plates', ...slug('plates') },
  { _id: 'kraft', _type: 'subCategory', name: 'Kraft', ...slug('kraft'), details: { _ref: 'about' } },
  { _id: 'about', _type: 'details', title: 'About kraft' },
  { _id: 'lonely', _type: 'details', title: 'Nobody’s' },
]

async function placesFor(id: string): Promise<string[]> {
  const type = dataset.find(({ _id }) => _id === id)?._type ?? ''
  const answer = await evaluate(parse(usedOnQuery(type)), { dataset, params: { id } })
  return placesOf(type, (await answer.get()) as Usage).map(({ href }) => href)
}

describe('placesOf', () => {
  it.each([
    ['home', ['/']],
    ['bags', ['/product-category?category=bags', '/product-category', '/']],
    [
      'plates',
      [
        '/product-details?category=plates',
        '/product-category?category=plates',
        '/product-category',
        '/',
        '/chosen',
      ],
    ],
    [
      'kraft',
      [
        '/product-details?category=kraft',
        '/product-category?category=kraft',
        '/product-category?category=bags',
      ],
    ],
    ['about', ['/product-details?category=kraft', '/product-category?category=kraft']],
    ['lonely', []],
  ])('lists every page that shows %s', async (id, places) => {
    expect((await placesFor(id)).toSorted()).toEqual(places.toSorted())
  })

  it('puts the document’s own page first', async () => {
    expect((await placesFor('plates'))[0]).toBe('/product-details?category=plates')
  })
})

describe('mainDocuments', () => {
  it('come from the most special address to the catch-all', () => {
    expect(mainDocuments.map(({ route }) => route)).toEqual(['/product-category', '/product-details', '/*'])
  })
})
