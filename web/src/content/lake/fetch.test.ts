import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { config } from '../config'
import { cacheTagOf, isOutdated, validUntilTag } from './cache-tags'
import { fetchUncached, LakeUnavailableError, sanityFetch } from './fetch'

const fake = vi.hoisted(() => ({
  cacheLife: vi.fn<(profile: unknown) => void>(),
  cacheTag: vi.fn<(...tags: string[]) => void>(),
  fetch: vi.fn<(query: string, params: unknown) => Promise<unknown>>(),
}))
vi.mock('next/cache', () => ({ cacheLife: fake.cacheLife, cacheTag: fake.cacheTag }))
vi.mock('../client', () => ({ lakeClient: { fetch: fake.fetch } }))
// The queries of these tests are names, so their results have no type.
vi.mock('./typed-result', () => ({ typedResult: (_: string, result: unknown) => result }))
vi.mock('./fetch-draft', () => ({ fetchDraft: () => Promise.resolve(undefined) }))
vi.mock('../draft/mode', () => ({ isDraftMode: () => Promise.resolve(false) }))

config.storeDir = mkdtempSync(join(tmpdir(), 'results-'))
const start = Date.parse('2026-05-01T12:00:00Z')
const onSale = { price: 100, sale: { price: 85, endsAt: '2026-05-01T13:00:00Z' } }

beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ['Date'] })
  for (const mock of Object.values(fake)) mock.mockReset()
  fake.fetch.mockResolvedValue({ result: onSale, syncTags: ['s1:a'] })
  return () => vi.useRealTimers()
})

const tags = () => fake.cacheTag.mock.calls.flat()

it('gives a cache entry the time until the sale ends, and the moment as a tag', async () => {
  expect(await sanityFetch('sale')).toEqual(onSale)
  expect(fake.fetch.mock.calls[0]?.[1]).toEqual({ until: '2026-05-01T12:00:00.000Z' })
  expect(fake.cacheLife).toHaveBeenCalledExactlyOnceWith({ stale: 30, revalidate: 3600, expire: 3600 })
  expect(tags()).toContain(cacheTagOf('s1:a'))
  expect([isOutdated(tags(), start + 3_599_999), isOutdated(tags(), start + 3_600_000)]).toEqual([
    false,
    true,
  ])
})

it('caches a result that time does not change until a publish', async () => {
  vi.setSystemTime(start + 3_600_000)
  expect(await sanityFetch('sale')).toEqual({ price: 100, sale: null })
  expect(fake.cacheLife).toHaveBeenCalledExactlyOnceWith('published')
  expect(isOutdated(tags(), Number.MAX_SAFE_INTEGER)).toBe(false)
})

it('keeps pages static in the last minutes of a sale: Next.js renders what expires within 300 s at each visit', async () => {
  vi.setSystemTime(start + 3_597_500)
  await sanityFetch('sale')
  expect(fake.cacheLife).toHaveBeenCalledExactlyOnceWith({ stale: 30, revalidate: 3, expire: 300 })
})

it('ends the sale at its time also while the lake is down', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await sanityFetch('sale')
  fake.fetch.mockRejectedValue(new Error('connection refused'))
  expect(await sanityFetch('sale')).toEqual(onSale)
  vi.setSystemTime(start + 3_600_000)
  expect(await sanityFetch('sale')).toEqual({ price: 100, sale: null })
  await expect(sanityFetch('never run')).rejects.toThrow(LakeUnavailableError)
})

it.each([
  ['a page of a proxy', '<html>Please sign in</html>'],
  ['an object without a result', { message: 'Welcome' }],
  ['tags that are no list', { result: null, syncTags: 's1:a' }],
  ['tags that are no texts', { result: null, syncTags: [{}] }],
])('serves the last stored result while the lake answers with %s', async (_, answer) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await sanityFetch('sale')
  fake.cacheLife.mockReset()
  fake.fetch.mockResolvedValue(answer)
  expect(await sanityFetch('sale')).toEqual(onSale)
  expect(fake.cacheLife).toHaveBeenCalledWith(expect.objectContaining({ revalidate: 5 }))
  // a page with this result is rendered anew from then on, and not served meanwhile
  expect(fake.cacheTag).toHaveBeenCalledWith(validUntilTag(Date.now() + 5000))
  await expect(sanityFetch('not stored')).rejects.toThrow(LakeUnavailableError)
  await expect(fetchUncached('sale')).rejects.toThrow(LakeUnavailableError)
})

it('makes no visitor wait for a lake that hangs, until it responds again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await sanityFetch('sale')
  let respond: (response: unknown) => void = () => {}
  fake.fetch
    .mockImplementationOnce(() => {
      vi.setSystemTime(Date.now() + 10_000)
      return Promise.reject(new Error('socket timed out'))
    })
    .mockReturnValueOnce(new Promise((resolve) => (respond = resolve)))
  await sanityFetch('sale')
  fake.fetch.mockClear()
  expect(await sanityFetch('sale')).toEqual(onSale)
  await expect(sanityFetch('never run')).rejects.toThrow(LakeUnavailableError)
  expect(fake.fetch).not.toHaveBeenCalled()
  respond(1)
  fake.fetch.mockResolvedValue({ result: { price: 90 }, syncTags: [] })
  await expect.poll(() => sanityFetch('sale')).toEqual({ price: 90 })
})

it('queries a lake further that refused a query after seconds', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  fake.fetch.mockImplementationOnce(() => {
    vi.setSystemTime(Date.now() + 10_000)
    return Promise.reject(Object.assign(new Error('The query took too long'), { statusCode: 400 }))
  })
  await expect(sanityFetch('slow')).rejects.toThrow(LakeUnavailableError)
  fake.fetch.mockClear()
  await Promise.all([sanityFetch('sale'), sanityFetch('other')])
  expect(fake.fetch).toHaveBeenCalledTimes(2)
})
