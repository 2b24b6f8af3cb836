import { expect, it } from 'vitest'
import { canonicalQuery, isCanonical } from './canonical-query'

const keys = ['kind', 'type', 'brand', 'price-min', 'price-max', 'sort', 'page']
const canonical = (query: string) => canonicalQuery(new URLSearchParams(query), keys)

it.each([
  ['kind=vases&kind=chair&brand=&type=', 'kind=chair,vases'],
  ['price-min=25&price-max=75', 'price-max=75&price-min=25'],
  ['price-min=90&price-max=10', 'price-max=90&price-min=10'],
  ['price-min=5,7&price-max=9', 'price-max=9&price-min=5'],
  ['price-min=8&price-min=7&price-max=2&price-max=3', 'price-max=7&price-min=2'],
  ['price-min=-5&price-max=1e3', ''],
  ['page=1', ''],
  ['page=-1&utm_source=x', ''],
  ['kind=%3Cb%3E,chair,chair', 'kind=%3Cb%3E,chair'],
])('turns %s into %s', (given, expected) => {
  expect(canonical(given)).toBe(expected)
  expect(isCanonical(new URLSearchParams(given), expected)).toBe(false)
  expect(canonical(expected), 'which stays').toBe(expected)
})

it.each(['', 'kind=chair,vases&page=2', "brand=o'neil"])('leaves %s as it is', (given) => {
  expect(isCanonical(new URLSearchParams(given), canonical(given))).toBe(true)
})
