import type * as Crypto from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { config } from '../config'
import { cacheTagOf, isOutdated } from './cache-tags'
import { derivedOnce, fetchDerived } from './derived'
import { LakeUnavailableError } from './fetch'

const fake = vi.hoisted(() => ({
  isDraft: false,
  /** `use cache` has no effect here; the key stays the same while an entry would be cached. */
  key: 'one',
  cacheLife: vi.fn<(profile: unknown) => void>(),
  cacheTag: vi.fn<(...tags: string[]) => void>(),
  fetch: vi.fn<(query: string, params: unknown) => Promise<unknown>>(),
}))
vi.mock('node:crypto', async (original) => ({
  ...(await original<typeof Crypto>()),
  randomUUID: () => fake.key,
}))
vi.mock('next/cache', () => ({ cacheLife: fake.cacheLife, cacheTag: fake.cacheTag }))
vi.mock('../client', () => ({ lakeClient: { fetch: fake.fetch } }))
vi.mock('./fetch-draft', () => ({ fetchDraft: async (query: string) => [query] }))
// The queries of these tests are names, so their results have no type.
vi.mock('./typed-result', () => ({ typedResult: (_: string, result: unknown) => result }))
vi.mock('../draft/mode', () => ({ isDraftMode: () => Promise.resolve(fake.isDraft) }))

config.storeDir = mkdtempSync(join(tmpdir(), 'results-'))
const start = Date.parse('2026-05-01T12:00:00Z')
const derive = vi.fn<(rows: unknown) => unknown>((rows) => ({ rows }))
const run = () => fetchDerived('rows', {}, derive)
const resultIs = (result: unknown) => fake.fetch.mockResolvedValue({ result, syncTags: ['s1:a'] })

beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ['Date'] })
  for (const mock of [derive, fake.cacheLife, fake.cacheTag]) mock.mockClear()
  Object.assign(fake, { isDraft: false, key: 'one' })
  for (const name of ['derived', 'largeResults']) Reflect.get(globalThis, Symbol.for(`shop.${name}`)).clear()
  resultIs([1, 2])
  return () => vi.useRealTimers()
})

it('gives its cache entry the lifetime and the tags of the result, also when a sale ends within it', async () => {
  await run()
  expect(fake.cacheLife).toHaveBeenCalledExactlyOnceWith('published')
  fake.cacheLife.mockClear()
  resultIs([{ sale: { endsAt: '2026-05-01T13:00:00Z' } }])
  await run()
  expect(fake.cacheLife).toHaveBeenCalledExactlyOnceWith({ stale: 30, revalidate: 3600, expire: 3600 })
  const tags = fake.cacheTag.mock.calls.flat()
  expect(tags).toContain(cacheTagOf('s1:a'))
  expect(isOutdated(tags, start + 3_600_000)).toBe(true)
})

it('derives once for each key in the cache, and again for one that was evicted', async () => {
  await run()
  const fetchAgain = vi.fn<() => Promise<unknown>>(async () => [1, 2])
  const first = await derivedOnce('one', derive, fetchAgain)
  expect(await derivedOnce('one', derive, fetchAgain)).toBe(first)
  expect([derive, fetchAgain].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
  for (let n = 0; n < 300; n++) await derivedOnce(`key ${n}`, derive, fetchAgain)
  fetchAgain.mockClear()
  expect(await derivedOnce('one', derive, fetchAgain)).toEqual(first)
  expect(fetchAgain).toHaveBeenCalledOnce()
})

it('keeps its place while visitors guess addresses', async () => {
  await run()
  const first = await derivedOnce('one', derive, async () => [])
  for (let n = 0; n < 200; n++) {
    fake.key = `guessed ${n}`
    expect(await fetchDerived('rows', { slug: String(n) }, () => undefined)).toBeUndefined()
  }
  expect(await derivedOnce('one', derive, async () => [])).toBe(first)
})

it('derives from the new result as soon as there is one', async () => {
  expect(await run()).toEqual({ rows: [1, 2] })
  fake.key = 'two'
  resultIs([1, 2, 3])
  expect(await run()).toEqual({ rows: [1, 2, 3] })
})

it('shows a large result eight times as long as making it took, whatever is published, and no longer than its sale', async () => {
  vi.useFakeTimers({ now: start, toFake: ['Date', 'performance'] })
  const took = 500
  const largeResult = (name: string, more: object = {}) =>
    fake.fetch.mockImplementation(async () => {
      vi.advanceTimersByTime(took)
      return { result: [{ name, list: Array(200_000).fill(1), ...more }], syncTags: ['s1:a'] }
    })
  const nameOf = async () => (await run()) as { rows: { name: string }[] }
  largeResult('first')
  const first = await nameOf()
  fake.key = 'two'
  largeResult('second')
  fake.cacheTag.mockClear()
  vi.advanceTimersByTime(8 * took - 1)
  expect(await run()).toBe(first)
  const tags = fake.cacheTag.mock.calls.flat()
  expect(tags).toContain(cacheTagOf('s1:a'))
  expect([0, 1].map((ms) => isOutdated(tags, Date.now() + ms))).toEqual([false, true])
  vi.advanceTimersByTime(1)
  largeResult('second', { sale: { endsAt: new Date(Date.now() + took + 1000).toISOString() } })
  expect(await nameOf()).toMatchObject({ rows: [{ name: 'second', sale: expect.anything() as unknown }] })
  fake.key = 'three'
  fake.cacheTag.mockClear()
  await run()
  expect(isOutdated(fake.cacheTag.mock.calls.flat(), Date.now() + 1000)).toBe(true)
  vi.advanceTimersByTime(1000)
  expect(await nameOf()).toMatchObject({ rows: [{ name: 'second', sale: null }] })
})

it('keeps nothing of a draft', async () => {
  await run()
  fake.isDraft = true
  expect(await run()).toEqual({ rows: ['rows'] })
  fake.isDraft = false
  expect(await run()).toEqual({ rows: [1, 2] })
})

it('serves the last result while the lake is down, and says so when there is none', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await run()
  fake.fetch.mockRejectedValue(new Error('connection refused'))
  expect(await run()).toEqual({ rows: [1, 2] })
  await expect(fetchDerived('never run', {}, derive)).rejects.toThrow(LakeUnavailableError)
})
