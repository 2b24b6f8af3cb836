import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { expireWhenClockSteps } from './clock-steps'
import { currentSequence, isExpired, withSequence } from './expired-tags'

const hour = 3_600_000
const step = (milliseconds: number) => {
  vi.setSystemTime(Date.now() + milliseconds)
  vi.advanceTimersByTime(6000)
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

it('expires what was rendered before a step of the clock, ahead or back', () => {
  const end = expireWhenClockSteps()
  const early = withSequence(['sanity:a'], currentSequence())
  step(24 * hour)
  expect(isExpired(early)).toBe(true)
  const page = withSequence(['sanity:a'], currentSequence())
  expect(isExpired(page)).toBe(false)
  step(-24 * hour)
  expect(isExpired(page)).toBe(true)
  const next = withSequence(['sanity:a'], currentSequence())
  vi.advanceTimersByTime(hour)
  step(-1000)
  expect(isExpired(next)).toBe(false)
  end()
})
