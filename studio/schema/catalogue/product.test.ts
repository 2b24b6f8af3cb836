import type { ObjectSchemaType } from 'sanity'
import { expect, it } from 'vitest'
import { image, picture } from '../../testing/documents.ts'
import { schema, validate } from '../../testing/schema.ts'
import { CATEGORIES } from './product.ts'

const product = (more: object = {}) => ({
  _id: 'product-1',
  _type: 'product',
  name: 'Classic Relaxable Chair',
  number: 1,
  pictures: [{ _key: 'a', ...picture }],
  category: 'Chair',
  itemType: 'Regular',
  price: 140.99,
  salePrice: 85,
  sku: 'CH_0015',
  sizes: ['S', 'M'],
  colours: [{ _key: 'a', _type: 'colour', name: 'Sage', value: '#566B4E' }],
  rating: 4.5,
  ...more,
})

it('offers the kinds in the words of the desk', () => {
  const product = schema.get('product') as ObjectSchemaType
  const kind = product.fields.find(({ name }) => name === 'category')
  expect(kind?.type.options).toEqual({ list: CATEGORIES.map((title) => ({ title, value: title })) })
})

it('has nothing to mend when it is good', async () => {
  expect(await validate(product(), [image])).toEqual([])
  expect(await validate(product({ salePrice: undefined, price: 0 }), [image])).toEqual([])
  expect(await validate(product({ rating: undefined }), [image])).toEqual([])
  const sale = { badge: 'Hot Sale', saleEnds: '2999-01-01T00:00:00Z' }
  expect(await validate(product(sale), [image])).toEqual([])
})

it.each([
  ['price', { price: -1, salePrice: undefined }, 'price', 'from 0 to'],
  ['missing price', { price: undefined, salePrice: undefined }, 'price', 'Write the amount'],
  ['price in fractions of a cent', { price: 9.999, salePrice: undefined }, 'price', 'two digits'],
  ['sale price above the price', { salePrice: 150 }, 'salePrice', 'below the price of $140.99'],
  ['sale price that is the price', { salePrice: 140.99 }, 'salePrice', 'below the price'],
  ['end of a sale', { saleEnds: '2020-01-01T00:00:00Z' }, 'saleEnds', 'has ended'],
  ['badge', { badge: 'Hot Sale', salePrice: undefined }, 'badge', 'only during a sale'],
  ['article number', { sku: 'chair 15' }, 'sku', 'two capital letters'],
  ['kind', { category: 'Spaceship' }, 'category', ''],
  ['rating', { rating: 6 }, 'rating', 'from 0 to 5'],
  ['missing rating of reviews', { rating: undefined, reviewCount: 3 }, 'rating', 'five stars'],
  [
    'colour',
    { colours: [{ _key: 'a', _type: 'colour', name: 'Sage', value: 'green' }] },
    'colours.[a].value',
    '#7d5a31',
  ],
  [
    'picture too many',
    { pictures: [1, 2, 3, 4, 5].map((n) => ({ _key: `${n}`, ...picture })) },
    'pictures',
    'four',
  ],
])('says what is wrong with a bad %s', async (_, more, path, words) => {
  const findings = await validate(product(more), [image])
  expect(findings.map((finding) => finding.path)).toContain(path)
  expect(findings.map(({ message }) => message).join(' ')).toContain(words)
})

it('refuses a link in a text that leads nowhere', async () => {
  const block = (target: object) => ({
    _key: 'b',
    _type: 'block',
    style: 'normal',
    children: [{ _key: 's', _type: 'span', text: 'Ask us', marks: ['m'] }],
    markDefs: [{ _key: 'm', _type: 'link', ...target }],
  })
  expect(await validate(product({ description: [block({ url: 'https://example.com' })] }), [image])).toEqual(
    [],
  )
  const said = async (target: object) =>
    (await validate(product({ description: [block(target)] }), [image]))
      .map(({ message }) => message)
      .join(' ')
  expect(await said({ url: 'contact' })).toContain('Start the address with')
  expect(await said({})).toContain('Choose where this leads')
})
