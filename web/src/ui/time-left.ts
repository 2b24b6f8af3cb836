export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number }

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Days, hours, minutes and seconds between two moments (milliseconds); all 0 once the end has passed. */
export function timeLeft(end: number, now: number): TimeLeft {
  const left = Number.isFinite(end) ? Math.max(0, end - now) : 0
  return {
    days: Math.floor(left / day),
    hours: Math.floor((left % day) / hour),
    minutes: Math.floor((left % hour) / minute),
    seconds: Math.floor((left % minute) / second),
  }
}
