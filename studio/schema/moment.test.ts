import { afterEach, expect, it } from 'vitest'
import { momentOf } from './moment.ts'

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

it('shows a datetime in the time zone of the browser, to the minute', () => {
  process.env.TZ = 'America/New_York'
  expect(momentOf('2026-11-20T03:15:59Z')).toBe('2026-11-19 22:15')
  expect(momentOf('no date')).toBeUndefined()
  expect(momentOf(undefined)).toBeUndefined()
})
