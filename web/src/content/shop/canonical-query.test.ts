import { expect, it } from 'vitest'
import { canonicalQuery } from './canonical-query'

const canonical = (query: string) => canonicalQuery(new URLSearchParams(query))

it.each([
  ['kind=vases&kind=chair&brand=&type=', 'kind=chair,vases'],
  ['price-min=25&price-max=75', 'price-max=75&price-min=25'],
  ['page=1', ''],
  ['page=-1&utm_source=x', ''],
  ['kind=%3Cb%3E,chair,chair', 'kind=%3Cb%3E,chair'],
])('turns %s into %s', (given, expected) => {
  expect(canonical(given)).toBe(expected)
  expect(canonical(expected), 'which stays').toBeUndefined()
})

it.each(['', 'kind=chair,vases&page=2', "brand=o'neil"])('leaves %s as it is', (given) => {
  expect(canonical(given)).toBeUndefined()
})
