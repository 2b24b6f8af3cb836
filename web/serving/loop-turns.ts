import { type EventLoopUtilization, performance } from 'node:perf_hooks'

/** The part of a while in which the event loop works, from which on it is busy. */
const busyPart = 0.9
/** Milliseconds over which that is measured. */
const measuredMs = 100

let since: EventLoopUtilization = performance.eventLoopUtilization()
let measuredAt = performance.now()
let isBusy = false

/** Whether requests wait for the processor, and not for the lake or the disk. */
function isLoopBusy(): boolean {
  const now = performance.now()
  if (now - measuredAt < measuredMs) return isBusy
  const current = performance.eventLoopUtilization()
  isBusy = performance.eventLoopUtilization(current, since).utilization > busyPart
  ;[since, measuredAt] = [current, now]
  return isBusy
}

/**
 * Begins one request in a turn of the event loop, those of each visitor in turn. A page is rendered in dozens of turns: many requests that others
 * send at the same time, each a few milliseconds of work, would otherwise come in each of them.
 */
export class LoopTurns {
  readonly #waiting = new Map<string, (() => void)[]>()
  readonly #running = new Map<string, number>()
  readonly #oneWhileBusy: boolean
  readonly #isBusy: () => boolean
  #isScheduled = false

  /** @param oneWhileBusy whether a visitor has one request at a time while the loop is busy and those of others run or wait */
  constructor(oneWhileBusy: boolean, isBusy = isLoopBusy) {
    this.#oneWhileBusy = oneWhileBusy
    this.#isBusy = isBusy
  }

  async run(visitor: string, answer: () => Promise<void>): Promise<void> {
    await new Promise<void>((begin) => {
      if (!this.#waiting.get(visitor)?.push(begin)) this.#waiting.set(visitor, [begin])
      this.#schedule()
    })
    try {
      await answer()
    } finally {
      const left = (this.#running.get(visitor) ?? 1) - 1
      if (left > 0) this.#running.set(visitor, left)
      else this.#running.delete(visitor)
      this.#schedule()
    }
  }

  #schedule(): void {
    if (this.#isScheduled || this.#waiting.size === 0) return
    this.#isScheduled = true
    setImmediate(() => {
      this.#isScheduled = false
      const visitor = [...this.#waiting.keys()].find((name) => this.#mayBegin(name))
      if (visitor !== undefined) {
        this.#begin(visitor)
        this.#schedule()
      } else setTimeout(() => this.#schedule(), measuredMs)
    })
  }

  #mayBegin(visitor: string): boolean {
    if (!this.#oneWhileBusy || !this.#running.has(visitor)) return true
    const isAlone = this.#running.size === 1 && this.#waiting.size === 1
    return isAlone || !this.#isBusy()
  }

  /** The visitor comes last then. */
  #begin(visitor: string): void {
    const [begin, ...others] = this.#waiting.get(visitor) ?? []
    this.#waiting.delete(visitor)
    if (others.length > 0) this.#waiting.set(visitor, others)
    this.#running.set(visitor, (this.#running.get(visitor) ?? 0) + 1)
    begin?.()
  }
}
