type BrakeOptions = {
  /** How often something may happen … */
  most: number
  /** … within so many milliseconds. */
  within: number
  now?: () => number
}

/** Keys that are remembered; when there are more, the oldest are let go. */
const maxKeys = 10_000

/**
 * Says how often something may happen, by key. It counts in memory: each server process has its own count, and a
 * restart forgets it.
 */
export class Brake {
  readonly #options: Required<BrakeOptions>
  readonly #counts = new Map<string, { since: number; count: number }>()

  constructor(options: BrakeOptions) {
    this.#options = { now: Date.now, ...options }
  }

  /** Counts one more; false when it is one too many. */
  allows(key: string): boolean {
    const { most, within, now } = this.#options
    const known = this.#counts.get(key)
    const isCurrent = known !== undefined && now() - known.since < within
    const entry = isCurrent ? known : { since: now(), count: 0 }
    if (!isCurrent) {
      this.#counts.delete(key)
      this.#counts.set(key, entry)
      if (this.#counts.size > maxKeys) this.#counts.delete(this.#counts.keys().next().value ?? '')
    }
    entry.count += 1
    return entry.count <= most
  }
}
