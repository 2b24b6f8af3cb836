import { LRUCache } from 'lru-cache'
import { httpError } from '../http/errors.ts'
import { comparable } from './user-name.ts'

const windowMs = 15 * 60 * 1000
const maxKept = 10_000

/**
 * Rate limiter of failed logins: for one name from one address, and for one address over all names. There is none for a
 * name alone, since anyone could then lock its owner out. It ends 15 minutes after the first failure. The passwords of an address are
 * checked one after the other, so that simultaneous attempts count as well.
 */
export class Attempts {
  readonly #failures: LRUCache<string, number>

  /** @param now milliseconds, as of `performance.now()` */
  constructor(now = () => performance.now()) {
    const perf = { now }
    // later failures do not prolong the time of the first
    this.#failures = new LRUCache({ max: maxKept, ttl: windowMs, noUpdateTTL: true, ttlResolution: 0, perf })
  }

  /** @throws LakeError 429 when there were too many failures */
  assertAllowed(name: string, address: string): void {
    if (keysOf(name, address).some(([key, max]) => (this.#failures.get(key) ?? 0) >= max))
      throw httpError(429, 'Too many failed logins. Try again in 15 minutes')
  }

  failed(name: string, address: string): void {
    for (const [key] of keysOf(name, address)) this.#failures.set(key, (this.#failures.get(key) ?? 0) + 1)
  }

  succeeded(name: string, address: string): void {
    const [both] = keysOf(name, address)
    this.#failures.delete(both[0])
  }
}

type Key = [key: string, max: number]

const keysOf = (name: string, address: string): [both: Key, address: Key] => [
  [JSON.stringify([comparable(name), address]), 5],
  [JSON.stringify(['', address]), 30],
]
