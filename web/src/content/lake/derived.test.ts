import { beforeEach, expect, it, vi } from 'vitest'
import { fetchDerived } from './derived'

const fake = vi.hoisted(() => ({
  isDraft: false,
  version: 'one',
  fetch: vi.fn<(query: string, params?: object) => Promise<unknown>>(),
}))
// `use cache` returns the version of the cache entry.
vi.mock('node:crypto', () => ({ randomUUID: () => fake.version }))
vi.mock('../draft/mode', () => ({ isDraftMode: () => Promise.resolve(fake.isDraft) }))
vi.mock('./fetch', () => ({ sanityFetch: fake.fetch }))

const derive = vi.fn<(rows: number[]) => number>((rows) => rows.length)
const run = () => fetchDerived('rows', {}, derive as never)

beforeEach(() => {
  derive.mockClear()
  fake.isDraft = false
  fake.fetch.mockReset().mockResolvedValue([1, 2])
  Reflect.get(globalThis, Symbol.for('shop.derived')).clear()
})

it('derives once for each version of the content', async () => {
  expect([await run(), await run()]).toEqual([2, 2])
  expect(derive).toHaveBeenCalledOnce()
  fake.version = 'two'
  fake.fetch.mockResolvedValue([1, 2, 3])
  expect([await run(), await run()]).toEqual([3, 3])
  expect(derive).toHaveBeenCalledTimes(2)
})

it('keeps nothing of a draft', async () => {
  fake.isDraft = true
  await run()
  fake.fetch.mockResolvedValue([1])
  expect(await run()).toBe(1)
})

it('keeps a bounded number', async () => {
  for (let n = 0; n < 150; n++) {
    fake.version = `version ${n}`
    await run()
  }
  expect(Reflect.get(globalThis, Symbol.for('shop.derived'))).toHaveProperty('size', 100)
})

it('throws what the fetch throws', async () => {
  fake.fetch.mockRejectedValue(new RangeError('down'))
  await expect(run()).rejects.toThrow(RangeError)
})
