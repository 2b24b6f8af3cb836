/** What one caller may spend: `burst` at once, and afterwards `perSecond` of it comes back. */
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

  /** Spends `cost`, unless less than that is left. @param now milliseconds, of a clock that is never put back */
  spend(cost: number, now = performance.now()): boolean {
    this.#left = Math.min(this.#burst, this.#left + ((now - this.#at) / 1000) * this.#perSecond)
    this.#at = now
    if (cost > this.#left) return false
    this.#left -= cost
    return true
  }
}
