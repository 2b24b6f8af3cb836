import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { config } from '@/content/config'
import { LakeUnavailableError } from '@/content/lake/fetch'
import { searchSizeQuery } from '@/content/search/queries'
import { searchResults } from './search-results'

// A shop with one product.

const fake = vi.hoisted(() => ({
  cacheLife: vi.fn<(profile: unknown) => void>(),
  fetch: vi.fn<(query: string, params?: object) => Promise<unknown>>(),
}))
vi.mock('next/cache', () => ({ cacheLife: fake.cacheLife, cacheTag: () => {} }))
vi.mock('@/content/client', () => ({ lakeClient: { fetch: fake.fetch } }))
vi.mock('@/content/lake/fetch-draft', () => ({ fetchDraft: () => Promise.resolve(undefined) }))
vi.mock('@/content/draft/mode', () => ({ isDraftMode: () => Promise.resolve(false) }))

const lists = ['catalogue', 'posts', 'works', 'questions', 'pages', 'screens', 'certificates']
const lamp = {
  _id: 'p1',
  number: 1,
  name: 'Lamp',
  price: 20,
  sale: { price: 15, endsAt: '2026-05-01T13:00:00Z' },
}

beforeEach(() => {
  config.storeDir = mkdtempSync(join(tmpdir(), 'results-'))
  vi.useFakeTimers({ now: Date.parse('2026-05-01T12:00:00Z'), toFake: ['Date'] })
  fake.cacheLife.mockReset()
  fake.fetch.mockReset().mockImplementation(async (query) => ({
    result:
      query === searchSizeQuery
        ? { documents: 1, sizes: 0 }
        : { ...Object.fromEntries(lists.map((name) => [name, []])), products: [lamp], synonyms: null },
  }))
  return () => vi.useRealTimers()
})

it('shows a sale price until the sale ends, and keeps its index no longer', async () => {
  expect((await searchResults('lamp', 5)).results).toMatchObject([{ title: 'Lamp', price: '$15.00' }])
  expect(fake.cacheLife).toHaveBeenCalledWith({ stale: 30, revalidate: 3600, expire: 3600 })
  vi.setSystemTime(Date.parse('2026-05-01T13:00:00Z'))
  expect((await searchResults('lamp', 5)).results).toMatchObject([{ title: 'Lamp', price: '$20.00' }])
})

it('searches what it fetched last while the lake is down', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await searchResults('lamp', 5)
  fake.fetch.mockRejectedValue(new Error('connection refused'))
  expect((await searchResults('lamp', 5)).total).toBe(1)
  config.storeDir = mkdtempSync(join(tmpdir(), 'results-'))
  await expect(searchResults('lamp', 5)).rejects.toThrow(LakeUnavailableError)
})

it('finds questions, as many and as long as there is time for', async () => {
  const items = Array.from({ length: 1000 }, (_, at) => ({
    _key: `k${at}`,
    question: `Which box${at} ${'very '.repeat(600)}`,
    answer: 'This one.',
  }))
  const questions = Array.from({ length: 4 }, () => ({ title: 'Boxes', items }))
  const lake = fake.fetch.getMockImplementation()
  fake.fetch.mockImplementation(async (query, params) => {
    const answer = (await lake?.(query, params)) as { result: object | number } | undefined
    const result = answer?.result
    return {
      result: typeof result === 'object' ? { ...result, questions, questionsPages: ['/faq'] } : result,
    }
  })
  const { results, total } = await searchResults('box', 5)
  expect(total).toBeGreaterThan(1000)
  expect(total).toBeLessThanOrEqual(2000)
  for (const { title } of results) expect(title.length).toBeLessThan(210)
})
