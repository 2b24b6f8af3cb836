import { expect, it } from 'vitest'
import { hasLargeCollection } from './action-collections'

const bodyOf = (first: string, length: number) =>
  Buffer.from(`[${first},${JSON.stringify(Array.from({ length }, (_, number) => number))}]`)

it.each([
  ['"$W1"', 20_000, true],
  [String.raw`"\u0024\u0051"`, 20_000, true],
  ['"$W1"', 5000, false],
  ['"$K1"', 20_000, false],
])('finds a collection of numbers that could collide: %s with %d', (first, length, expected) => {
  expect(hasLargeCollection(bodyOf(first, length))).toBe(expected)
})
