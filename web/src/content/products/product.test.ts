import { expect, it } from 'vitest'
import { toProduct } from './product'
import { productJsonLd } from './product-json-ld'
import { toSeen } from './seen'

type Raw = Parameters<typeof toProduct>[0]

const chair = {
  _id: 'product-chair',
  number: 1,
  name: 'Classic Relaxable Chair',
  category: 'Chair',
  sku: 'CH_0015',
  tags: ['Chair'],
  sizes: ['S', 'M', 'L', 'XL'],
  rating: 5,
  reviewCount: 125,
  saleBadge: '-10%',
  price: 140.99,
  sale: { price: 85, endsAt: '2030-01-31T12:00:00Z' },
  pictures: null,
  colours: [
    { _key: 'a', name: 'Sage', value: '#566b4e' },
    { _key: 'b', name: 'Oak', value: null },
    { _key: 'c', name: 'Clay', value: '#fff;position:fixed;inset:0' },
  ],
  description: [
    { _key: 'p', _type: 'block', children: [{ _key: 's', _type: 'span', text: 'Oak and\nlinen.' }] },
  ],
  vendor: { name: 'Ottilie', vendor: 'Fernhollow', shop: null, email: null, phone: null },
  reviews: [{ _key: 'r', name: 'Ada', text: 'Comfortable.', rating: 5 }],
  shipping: [{ _key: 'n', title: null, text: 'Two days.' }],
} as unknown as NonNullable<Raw['product']>

const productOf = (changes: Partial<typeof chair> = {}) =>
  toProduct({ product: { ...chair, ...changes }, related: [] })
const offerOf = (changes: Partial<typeof chair> = {}) => {
  const product = productOf(changes)
  return product && productJsonLd(product, 'https://shop.example').offers
}

it('has what an editor has filled in, and leaves out what is unfinished', () => {
  expect(productOf()).toMatchObject({
    sale: { price: 85, badge: '-10%' },
    sizes: [{ label: 'S' }, { label: 'M' }, { label: 'L' }, { label: 'XL' }],
    colours: [{ label: 'Sage', value: '#566b4e' }],
    vendor: [
      ['Vendor', 'Fernhollow'],
      ['Contact', 'Ottilie'],
    ],
    shipping: [],
  })
})

it('computes the badge of a sale without one, rounded down', () => {
  expect(productOf({ saleBadge: null })?.sale?.badge).toBe('-39%')
  expect(productOf({ sale: { price: null, endsAt: null } })?.sale).toBeUndefined()
})

it('is remembered without stars while it has no reviews', () => {
  const starsOf = (changes: Partial<typeof chair>) => {
    const product = productOf(changes)
    return product && toSeen(product).rating
  }
  expect(starsOf({})).toBe(5)
  expect(starsOf({ reviewCount: 0 })).toBeUndefined()
})

it.each([['number'], ['name'], ['price']] as const)('has no page without a %s', (field) =>
  expect(productOf({ [field]: null })).toBeUndefined(),
)

it('offers the sale price to search engines until the sale ends, then the price', () => {
  expect(offerOf()).toMatchObject({
    price: '85.00',
    priceCurrency: 'USD',
    priceValidUntil: '2030-01-31',
    url: 'https://shop.example/product-details/1',
  })
  const { price, priceValidUntil } = offerOf({ sale: { price: null, endsAt: null } }) ?? {}
  expect([price, priceValidUntil]).toEqual(['140.99', undefined])
})

it('describes itself to search engines in plain words', () => {
  const product = productOf()
  expect(product && productJsonLd(product, 'https://shop.example')).toMatchObject({
    description: 'Oak and linen.',
    brand: { name: 'Fernhollow' },
    color: 'Sage',
  })
})
