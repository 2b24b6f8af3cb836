import { expect, it } from 'vitest'
import { applyTimeWindows } from './time-windows'

const now = Date.parse('2026-05-01T12:00:00Z')
const sale = (endsAt: string | null) => ({ name: 'Chair', sale: { price: 85, endsAt } })

it('keeps a sale until the moment of its end, and names that moment', () => {
  const end = '2026-05-01T12:00:01Z'
  expect(applyTimeWindows(sale(end), { now })).toEqual({ result: sale(end), changesAt: now + 1000 })
  expect(applyTimeWindows(sale(end), { now: now + 1000 })).toEqual({
    result: { name: 'Chair', sale: null },
    changesAt: undefined,
  })
})

it.each([null, 'soon'])('lets a sale whose end is %j run on', (endsAt) => {
  expect(applyTimeWindows(sale(endsAt), { now })).toEqual({ result: sale(endsAt), changesAt: undefined })
})

it('shows a post from its date on, midnight UTC', () => {
  const post = { title: 'Later', startsAt: '2026-05-02' }
  const midnight = Date.parse('2026-05-02T00:00:00Z')
  expect(applyTimeWindows([post], { now })).toEqual({ result: [], changesAt: midnight })
  expect(applyTimeWindows([post], { now: midnight }).result).toEqual([post])
})

it('leaves out a post whose date has an offset from UTC until it has come', () => {
  const post = { title: 'Later', startsAt: '2026-05-01T10:00:00-05:00' }
  const noon = Date.parse('2026-05-01T15:00:00Z')
  expect(applyTimeWindows({ posts: [null, post] }, { now })).toEqual({
    result: { posts: [null] },
    changesAt: noon,
  })
})

it('shows posts to come in a preview, but no sale that has ended', () => {
  const content = [{ startsAt: '2026-06-01' }, sale('2026-04-01T00:00:00Z')]
  expect(applyTimeWindows(content, { now, showsUpcoming: true })).toEqual({
    result: [{ startsAt: '2026-06-01' }, { name: 'Chair', sale: null }],
    changesAt: undefined,
  })
})

it('names the earliest of many moments, at any depth', () => {
  const content = {
    sections: [
      { posts: [{ startsAt: '2026-05-09' }] },
      { slides: [{ product: sale('2026-05-03T00:00:00Z') }] },
    ],
    text: null,
  }
  expect(applyTimeWindows(content, { now }).changesAt).toBe(Date.parse('2026-05-03T00:00:00Z'))
})
