import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { expireWhenClockStepsBack } from './clock-steps'
import { currentSequence, isExpired, withSequence } from './expired-tags'

const hour = 3_600_000
const step = (milliseconds: number) => {
  vi.setSystemTime(Date.now() + milliseconds)
  vi.advanceTimersByTime(6000)
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

it('expires what was rendered while the clock was ahead, once it is right again', () => {
  const end = expireWhenClockStepsBack()
  step(24 * hour)
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
