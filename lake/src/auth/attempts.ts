import { httpError } from '../http/errors.ts'

const windowMs = 15 * 60 * 1000
const maxKept = 10_000

type Failures = { count: number; since: number }

/**
 * Rate limiter of failed logins: for one name from one address, and for one address over all names. There is none for a
 * name alone, since anybody could then lock its owner out. It ends 15 minutes after the first failure.
 */
export class Attempts {
  readonly #failures = new Map<string, Failures>()
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** @throws LakeError 429 when there were too many failures */
  assertAllowed(name: string, address: string): void {
    for (const [key, max] of keysOf(name, address)) {
      if (this.#countOf(key) >= max) {
        throw httpError(429, 'Too many failed logins. Try again in 15 minutes')
      }
    }
  }

  failed(name: string, address: string): void {
    for (const [key] of keysOf(name, address)) {
      const count = this.#countOf(key)
      const since = count === 0 ? this.#now() : (this.#failures.get(key)?.since ?? this.#now())
      this.#failures.set(key, { count: count + 1, since })
    }
    for (const key of this.#failures.keys()) {
      if (this.#failures.size <= maxKept) break
      this.#failures.delete(key)
    }
  }

  succeeded(name: string, address: string): void {
    const [both] = keysOf(name, address)
    if (both) this.#failures.delete(both[0])
  }

  #countOf(key: string): number {
    const found = this.#failures.get(key)
    if (!found) return 0
    if (found.since + windowMs > this.#now()) return found.count
    this.#failures.delete(key)
    return 0
  }
}

const keysOf = (name: string, address: string): [key: string, max: number][] => [
  [JSON.stringify([name.toLowerCase(), address]), 5],
  [JSON.stringify(['', address]), 30],
]
