import { LRUCache } from 'lru-cache'
import { httpError } from '../http/errors.ts'
import { comparable } from './user-name.ts'

const windowMs = 15 * 60 * 1000
const maxKept = 10_000

/**
 * Rate limiter of failed logins: for one name from one address, and for one address over all names. There is none for a
 * name alone, since anyone could then lock its owner out. A known browser has a limit of its
 * own instead (known-browser.ts). It ends 15 minutes after the first failure. The passwords of an address are
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
  assertAllowed(...from: Login): void {
    if (keysOf(...from).some(([key, max]) => (this.#failures.get(key) ?? 0) >= max))
      throw httpError(429, 'Too many failed logins. Try again in 15 minutes')
  }

  failed(...from: Login): void {
    for (const [key] of keysOf(...from)) this.#failures.set(key, (this.#failures.get(key) ?? 0) + 1)
  }

  succeeded(...from: Login): void {
    const [own] = keysOf(...from)
    this.#failures.delete(own[0])
  }
}

/** Who logs in: the name of a user, an address, and the browser if that user has logged in there before. */
type Login = [name: string, address: string, browser?: string]

type Key = [key: string, max: number]

const keysOf = (...[name, address, browser]: Login): [own: Key, ...Key[]] =>
  browser === undefined
    ? [
        [JSON.stringify([comparable(name), address]), 5],
        [JSON.stringify(['', address]), 30],
      ]
    : [[JSON.stringify([comparable(name), '', browser]), 5]]
