import { beforeEach, expect, it, vi } from 'vitest'
import { missOf, weekOf } from './miss'

const store = vi.hoisted(() => vi.fn<(type: string, id: string, fields: object) => Promise<void>>())
vi.mock('../inbox/submissions', () => ({ storeSubmission: store }))

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T15:00:00Z') })
  store.mockReset().mockResolvedValue(undefined)
  await (await import('./misses')).writeMisses()
  store.mockClear()
})

it.each([
  ['  Wooden   Spoons ', 'wooden spoons'],
  ['pizza box 12 in', 'pizza box 12 in'],
  ['café\u200Bcups', 'café cups'],
])('counts %j as %j', (query, words) => expect(missOf(query)).toBe(words))

it.each([
  'anna@example.com',
  'anna at example.com',
  'call 201 555-0142',
  '4111 1111 1111 1111',
  '0142',
  'ab',
  'x'.repeat(61),
  'https://evil.test/',
])('does not count %j', (query) => expect(missOf(query)).toBeUndefined())

it('finds the Monday of a week', () => {
  expect(
    ['2026-11-16', '2026-11-22', '2026-11-23'].map((day) => weekOf(new Date(`${day}T12:00:00Z`))),
  ).toEqual(['2026-11-16', '2026-11-16', '2026-11-23'])
})

it('writes one document for an hour, with counts and the week, and nothing of a single search', async () => {
  const { countMiss } = await import('./misses')
  for (const query of ['Spoons', 'spoons ', 'cutlery', 'anna@example.com']) countMiss(query)
  await vi.advanceTimersByTimeAsync(3_599_000)
  expect(store).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  expect(store.mock.calls).toEqual([
    [
      'searchMisses',
      expect.any(String),
      {
        week: '2026-11-16',
        misses: [
          { _key: expect.any(String), words: 'spoons', count: 2 },
          { _key: expect.any(String), words: 'cutlery', count: 1 },
        ],
      },
    ],
  ])
  await vi.advanceTimersByTimeAsync(10_000_000)
  expect(store).toHaveBeenCalledOnce()
})

it('bounds how many are kept, and keeps them while the lake is down', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { countMiss } = await import('./misses')
  for (let number = 0; number < 500; number++) countMiss(`thing ${number}`)
  store.mockRejectedValueOnce(new Error('down'))
  await vi.advanceTimersByTimeAsync(3_600_000)
  await vi.advanceTimersByTimeAsync(3_600_000)
  const written = store.mock.calls.map(([, , fields]) => (fields as { misses: object[] }).misses.length)
  expect(written).toEqual([200, 200])
})
