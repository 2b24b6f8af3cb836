/** What one caller may use: a burst, of which `perSecond` comes back each second. */
export class TokenBucket {
  readonly #burst: number
  readonly #perSecond: number
  #left: number
  #at = -Infinity

  constructor(burst: number, perSecond: number) {
    this.#burst = burst
    this.#perSecond = perSecond
    this.#left = burst
  }

  /** Uses `cost`, unless less than that is left. @param now milliseconds, of a clock that is never put back */
  use(cost: number, now = performance.now()): boolean {
    this.#left = Math.min(this.#burst, this.#left + ((now - this.#at) / 1000) * this.#perSecond)
    this.#at = now
    if (cost > this.#left) return false
    this.#left -= cost
    return true
  }
}
