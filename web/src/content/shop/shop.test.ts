import { describe, expect, it } from 'vitest'
import { viewShop } from './listing'
import { toShopContent } from './shop'

type Raw = Parameters<typeof toShopContent>[0]

const product = (number: number, name: string, category: string, price: number, salePrice?: number) => ({
  _id: `p${number}`,
  number,
  name,
  category: category as Raw['products'][number]['category'],
  price,
  sale: { price: salePrice ?? null, endsAt: null },
  _createdAt: `2026-01-0${number}T00:00:00Z`,
  itemType: number === 1 ? ('Vintage' as const) : ('Regular' as const),
  brand: number < 3 ? 'Fernhollow' : 'Norrvale',
})

const raw: Raw = {
  products: [
    product(4, 'Print', 'Art', 25),
    product(3, 'Lamp', 'Lamp', 120, 60),
    product(2, 'Bench', 'Chair', 90),
    product(1, 'Armchair', 'Chair', 50),
  ],
  filters: {
    categories: [
      { name: 'Chair', count: '06', kinds: ['Chair'] },
      { name: 'Art & Paint', count: '07', kinds: ['Art'] },
      { name: 'Mirror', count: '14', kinds: ['Mirror'] },
    ],
    itemTypes: ['Regular', 'Premium', 'Vintage'],
    brands: ['Norrvale'],
    sortOptions: ['Latest', 'Name', 'Number', 'Price', 'Date'],
    priceMinimum: 0,
    priceMaximum: 100,
    sliderStep: 5,
    sliderFrom: 25,
    sliderTo: 75,
    shopCategories: [],
    promotion: null,
  },
  showSamples: true,
}

const { shop } = toShopContent(raw)
const namesOf = (query: string, size = 10) =>
  viewShop(shop, query, { pageSize: size, isCumulative: false }).page.items.map(({ name }) => name)

describe('the listing of the shop', () => {
  it('finds by kind, brand, item type and by the price after the sale', () => {
    expect(namesOf('kind=art-paint,chair')).toEqual(['Print', 'Bench', 'Armchair'])
    expect(namesOf('brand=norrvale&price-max=60')).toEqual(['Print', 'Lamp'])
    expect(namesOf('type=vintage')).toEqual(['Armchair'])
    expect(namesOf('price-min=0&price-max=100')).toHaveLength(4)
  })

  it.each([
    ['latest', ['Print', 'Lamp', 'Bench', 'Armchair']],
    ['name', ['Armchair', 'Bench', 'Lamp', 'Print']],
    ['number', ['Armchair', 'Bench', 'Lamp', 'Print']],
    ['price', ['Print', 'Armchair', 'Lamp', 'Bench']],
    ['date', ['Armchair', 'Bench', 'Lamp', 'Print']],
  ])('sorts by %s', (sort, names) => expect(namesOf(`sort=${sort}`)).toEqual(names))

  it('shows the last page for those beyond, and says so in its address', () => {
    expect(viewShop(shop, 'page=9&type=regular', { pageSize: 2, isCumulative: false })).toMatchObject({
      query: 'page=2&type=regular',
      page: { page: 2, pageCount: 2, total: 3 },
    })
    expect(viewShop(shop, 'page=2', { pageSize: 3, isCumulative: true }).page.items).toHaveLength(4)
  })

  it('matches a category of products with the kinds once, not for each of its products', () => {
    const [, , bench, armchair] = shop.items
    expect(bench?.kinds).toEqual(['chair'])
    expect(armchair?.kinds).toBe(bench?.kinds)
  })

  it('takes ten kinds of a category, of which an editor can make a hundred for one, and any number of products', () => {
    const kinds = Array.from({ length: 100 }, (_, at) => ({
      name: `K${at}`,
      count: null,
      kinds: ['Chair' as const],
    }))
    const products = Array.from({ length: 150_000 }, () => product(1, 'Armchair', 'Chair', 50))
    const { shop: large } = toShopContent({
      products,
      filters: { ...raw.filters!, categories: kinds },
      showSamples: false,
    })
    expect(large.items[0]?.kinds).toHaveLength(10)
    expect(large.price.max).toBe(50)
  })

  it('shows each option that exists once, also a brand that no editor listed', () => {
    expect(shop.brands.map(({ label }) => label)).toEqual(['Norrvale', 'Fernhollow'])
  })
})

describe('samples', () => {
  it('are figures of the editor while they are shown', () => {
    expect(shop.kinds.map(({ sampleCount }) => sampleCount)).toEqual(['06', '07', '14'])
    expect(shop.price).toEqual({ min: 0, max: 100, step: 5, from: 25, to: 75 })
    expect(shop.samplePages).toBe(10)
  })

  it('give way to the true ones', () => {
    const { shop: real } = toShopContent({ ...raw, showSamples: false })
    expect(real.kinds.map(({ sampleCount }) => sampleCount)).toEqual([undefined, undefined, undefined])
    expect(real.price).toEqual({ min: 0, max: 90, step: 5, from: 0, to: 90 })
    expect(real.samplePages).toBe(1)
  })
})
