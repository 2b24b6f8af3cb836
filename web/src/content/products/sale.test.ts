import { expect, it } from 'vitest'
import { toProductCard } from './card'
import { toSale } from './sale'

it.each([
  [690, 621, 10],
  [140.99, 85, 39],
  [99.9, 99.4, 0],
  [19.99, 0, 100],
  [72.49, 54.37, 25],
  [30.9, 23.18, 25],
  [1, 0.91, 9],
])('saves what it says, but for a part of a cent: $%d for $%d is %d %%', (price, salePrice, percent) => {
  expect(toSale(price, { price: salePrice })).toMatchObject({ price: salePrice, percent })
})

it('is no sale without a lower price', () => {
  expect(toSale(50, { price: 50 })).toBeUndefined()
  expect(toSale(50, { price: null, endsAt: '2030-01-01T00:00:00Z' })).toBeUndefined()
  expect(toSale(50, null)).toBeUndefined()
  expect(toSale(50, { price: -1 })).toBeUndefined()
  expect(toSale(1e308, { price: 1e307 })).toBeUndefined()
})

const badgeOf = (badge: 'Hot Sale' | 'NEW' | null, salePrice?: number) =>
  toProductCard({
    _id: 'p',
    number: 1,
    name: 'Chair',
    category: null,
    price: 100,
    badge,
    option: { size: null, colour: null },
    picture: null,
    sale: { price: salePrice ?? null, endsAt: null },
  })?.badge

it('has a badge that agrees with the price', () => {
  expect(badgeOf(null, 75)).toBe('25% OFF')
  expect(badgeOf('Hot Sale', 75)).toBe('Hot Sale')
  expect(badgeOf('NEW', 75)).toBe('NEW')
  expect(badgeOf('NEW')).toBe('NEW')
  expect(badgeOf('Hot Sale')).toBeUndefined()
  expect(badgeOf(null, 99.5)).toBeUndefined()
})
