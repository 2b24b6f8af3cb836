import { expect, it } from 'vitest'
import { timeLeft } from './time-left'

const end = Date.parse('2025-09-13T00:00:00Z')

it('counts whole days, hours, minutes and seconds', () => {
  const now = Date.parse('2025-09-10T21:58:57.500Z')
  expect(timeLeft(end, now)).toEqual({ days: 2, hours: 2, minutes: 1, seconds: 2 })
})

it('rests at zero, also for a date that is none', () => {
  const zero = { days: 0, hours: 0, minutes: 0, seconds: 0 }
  expect(timeLeft(end, end + 1)).toEqual(zero)
  expect(timeLeft(Number.NaN, end)).toEqual(zero)
})
