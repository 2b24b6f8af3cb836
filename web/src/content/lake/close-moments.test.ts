import { expect, it } from 'vitest'
import { replacedAt } from './close-moments'

const start = 1_800_000_000_000
const at = (query: string, seconds: number, changesIn: number) =>
  (replacedAt(query, start + (seconds + changesIn) * 1000, start + seconds * 1000) - start) / 1000

it('is the moment itself for a sale that ends, however soon', () => {
  expect(at('sale', 0, 3)).toBe(3)
  expect(at('sale', 1, 2)).toBe(3)
  expect(at('sale', 20, 1)).toBe(21)
  expect(at('sale', 21, 3600)).toBe(3621)
  expect(at('another', 21, 2)).toBe(23)
})

it('waits where one moment follows another', () => {
  const ends = [at('posts', 0, 1), at('posts', 1, 1), at('posts', 2, 1)]
  expect(ends).toEqual([1, 2, 3])
  expect([at('posts', 3, 1), at('posts', 13, 1), at('posts', 23, 1)]).toEqual([13, 23, 33])
  expect(at('posts', 60, 1)).toBe(61)
})
