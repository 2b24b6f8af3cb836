type Hold = { bytes: number; cut: () => void }
type Caller = { name: string; bytes: number; holds: Set<Hold> }

/**
 * Counts the bytes of answers that are in memory until their clients have read them. Beyond its limit a caller loses the
 * oldest of them; beyond that of all, the caller who has most does. So only clients that do not read are cut.
 */
export class UnreadAnswers {
  readonly #max: number
  readonly #maxOfCaller: number
  readonly #callers = new Map<string, Caller>()
  #total = 0

  constructor({ max, maxOfCaller }: { max: number; maxOfCaller: number }) {
    this.#max = max
    this.#maxOfCaller = maxOfCaller
  }

  /**
   * Counts one answer.
   * @param cut ends the answer, when memory is needed for others; it is not counted any more
   * @returns `set` for its bytes so far, of which the highest number counts, and `release` for when they have been read
   */
  add(name: string, cut: () => void): { set: (bytes: number) => void; release: () => void } {
    const caller = this.#callers.get(name) ?? { name, bytes: 0, holds: new Set() }
    this.#callers.set(name, caller)
    const hold: Hold = { bytes: 0, cut }
    caller.holds.add(hold)
    const set = (bytes: number) => {
      if (!caller.holds.has(hold)) return
      if (bytes <= hold.bytes) return
      this.#count(caller, hold, bytes)
      // a single answer is never too large: the limits of one query are narrower
      while (caller.bytes > this.#maxOfCaller && caller.holds.size > 1) this.#cutOldest(caller)
      while (this.#total > this.#max) {
        const most = this.#withMost()
        if (!most || (most === caller && caller.holds.size === 1)) return
        this.#cutOldest(most)
      }
    }
    return { set, release: () => this.#release(caller, hold) }
  }

  #withMost(): Caller | undefined {
    let most: Caller | undefined
    for (const caller of this.#callers.values()) if (!most || caller.bytes > most.bytes) most = caller
    return most
  }

  #cutOldest(caller: Caller) {
    const [oldest] = caller.holds
    if (!oldest) return
    this.#release(caller, oldest)
    oldest.cut()
  }

  #count(caller: Caller, hold: Hold, bytes: number) {
    this.#total += bytes - hold.bytes
    caller.bytes += bytes - hold.bytes
    hold.bytes = bytes
  }

  #release(caller: Caller, hold: Hold) {
    if (!caller.holds.delete(hold)) return
    this.#count(caller, hold, 0)
    if (caller.holds.size === 0 && this.#callers.get(caller.name) === caller)
      this.#callers.delete(caller.name)
  }
}
