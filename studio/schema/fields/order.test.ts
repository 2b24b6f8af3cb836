import { expect, it } from 'vitest'
import { orderField } from './order.ts'

it('gives two documents that are created at the same time different ranks, after all others', async () => {
  const context = { getClient: () => ({ fetch: () => Promise.resolve('0|00255s:') }) } as never
  const { initialValue } = orderField('post')
  const ranks = await Promise.all([initialValue(undefined, context), initialValue(undefined, context)])
  expect(new Set(ranks).size).toBe(2)
  for (const rank of ranks) expect(String(rank) > '0|00255s:').toBe(true)
})
