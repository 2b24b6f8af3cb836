import { expect, it } from 'vitest'
import {
  maxWishes,
  parseShared,
  parseWishes,
  sharedQuery,
  type Wish,
  withoutWish,
  withWish,
} from './wishlist'

const wish = (product: number): Wish => ({
  product,
  option: { size: 'S', colour: 'Sage' },
  seen: { name: `Product ${product}`, unitPrice: 100, href: `/product-details/${product}` },
})

it('has each product once', () => {
  const wishes = [wish(1), wish(2)]
  expect(withWish(wishes, wish(1))).toEqual(wishes)
  expect(withWish(wishes, wish(3)).map(({ product }) => product)).toEqual([1, 2, 3])
  expect(withoutWish(wishes, 1)).toEqual([wish(2)])
})

it('is read as it was written, without what cannot be used', () => {
  const stored: unknown = JSON.parse(JSON.stringify([wish(1), wish(1), { product: -1 }, null, wish(2)]))
  expect(parseWishes(stored)).toEqual([wish(1), wish(2)])
  expect(parseWishes({ lines: [] })).toBeUndefined()
})

it('is shared by its product numbers', () => {
  expect(parseShared(sharedQuery([wish(4), wish(1)]))).toEqual([4, 1])
  expect(parseShared('?items=1,1,-2,0,abc,2.5,%3Cb%3E,7')).toEqual([1, 7])
  expect(parseShared('')).toEqual([])
  const many = Array.from({ length: 500 }, (_, index) => index + 1).join(',')
  expect(parseShared(`?items=${many}`)).toHaveLength(maxWishes)
})
