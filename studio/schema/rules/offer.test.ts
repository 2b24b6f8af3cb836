import { expect, it } from 'vitest'
import { validUntilProblem } from './offer.ts'

it.each([
  ['2026-06-30', '2026-06-30T23:00:00-07:00', true],
  ['2026-06-30', '2026-07-01T11:59:59Z', true],
  ['2026-06-30', '2026-07-01T12:00:00Z', expect.stringContaining('in the past')],
  [undefined, '2026-07-01T12:00:00Z', expect.stringContaining('Enter the last day')],
])('the last day %s at %s', (day, now, expected) =>
  expect(validUntilProblem(day, new Date(now))).toEqual(expected),
)
