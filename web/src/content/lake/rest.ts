/** Making a result of more values takes from a twentieth of a second on, and there are ten of them. */
const manyValues = 20_000

/** How many times as long as making it took a large result, or an index, is used at least, and the longest time, in milliseconds. */
const [times, longest] = [8, 10_000]

/** Milliseconds for which what took so long is not made again. */
export const restAfter = (tookMs: number): number => Math.min(longest, times * tookMs)

/**
 * Milliseconds for which a result is not made again, whatever is published meanwhile: with a publish a second, making the lists
 * of all items of a large shop would be most of what the server does. A publish after that shows immediately.
 * @param tookMs how long making it took
 */
export const restOf = (result: unknown, tookMs: number): number => (hasMany(result) ? restAfter(tookMs) : 0)

function hasMany(result: unknown): boolean {
  let left = manyValues
  const count = (value: unknown): void => {
    left -= 1
    if (typeof value !== 'object' || value === null) return
    for (const part of Object.values(value)) {
      if (left < 0) return
      count(part)
    }
  }
  count(result)
  return left < 0
}
