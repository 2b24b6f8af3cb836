import { evaluate, parse } from 'groq-js'
import { expect, it } from 'vitest'
import { nextPost, postFilter } from './queries'

const post = (date: unknown, number: number) => ({ _id: `post-${number}`, _type: 'post', number, date })

it.each([
  ['a day', ['2026-12-02', '2026-12-09'], '2026-12-02'],
  ['a moment', ['2026-12-03T10:00:00Z', '2026-12-09'], '2026-12-03T10:00:00Z'],
  [
    'no text that never comes, which a program can store',
    ['2026-12-01x', 'soon', 5, '2026-12-02'],
    '2026-12-02',
  ],
  [
    'by time, not by text',
    ['2026-12-01T23:00:00-12:00', '2026-12-02', '2026-12-01T23:59:00-23:00'],
    '2026-12-02',
  ],
])('is the first to come: %s', async (_, dates, startsAt) => {
  const params = { until: '2026-11-30T16:00:00Z' }
  const dataset = dates.map(post)
  const found = await (await evaluate(parse(nextPost, { params }), { dataset, params })).get()
  expect(found).toEqual({ startsAt })
})

it('lists posts whose moment has come, however it is written', async () => {
  const params = { until: '2026-12-01T12:00:00Z' }
  const dates = ['2026-12-01', '2026-12-01T13:00:00+02:00', '2026-11-30T23:00', undefined]
  const early = ['2026-12-02', '2026-12-01T00:00:00-23:00', '2026-11-30x', 5]
  const dataset = [...dates, ...early].map(post)
  const query = `*[${postFilter}] { date }`
  const found = (await (await evaluate(parse(query, { params }), { dataset, params })).get()) as {
    date?: string
  }[]
  expect(found.map(({ date }) => date ?? undefined)).toEqual(dates)
})
