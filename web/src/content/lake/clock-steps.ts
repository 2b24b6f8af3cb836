import { expireEverything } from './expired-tags'

/** Milliseconds between two comparisons of the clock with one that never steps. */
const interval = 5000
/** Milliseconds; smaller corrections change no page that anybody would notice. */
const tolerance = 30_000

/**
 * Expires everything when the clock steps. A page that was rendered while it was ahead lacks a sale that still runs, or shows
 * a post of the future, and would stay like that until the next publish of it. After a step ahead, such as that of a machine that
 * slept, results would end by a clock that has stood still.
 * @returns a function that ends the comparisons
 */
export function expireWhenClockSteps(): () => void {
  const ahead = () => Date.now() - performance.now()
  let before = ahead()
  const timer = setInterval(() => {
    const now = ahead()
    if (Math.abs(now - before) > tolerance) expireEverything()
    before = now
  }, interval)
  timer.unref()
  return () => clearInterval(timer)
}
