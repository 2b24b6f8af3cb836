import { type EventLoopUtilization, performance as nodePerformance } from 'node:perf_hooks'

/** The part of a while in which the event loop works, from which on it is busy. */
const busyPart = 0.9
/** Milliseconds over which that is measured. */
const measuredMs = 100

/** Milliseconds after which a request that runs lets its visitor begin another one: it may wait for something else than the processor. */
const longMs = 5000

let since: EventLoopUtilization = nodePerformance.eventLoopUtilization()
let measuredAt = performance.now()
let isBusy = false

/** Whether requests wait for the processor, and not for the lake or the disk. */
function isLoopBusy(): boolean {
  const now = performance.now()
  if (now - measuredAt < measuredMs) return isBusy
  const current = nodePerformance.eventLoopUtilization()
  isBusy = nodePerformance.eventLoopUtilization(current, since).utilization > busyPart
  ;[since, measuredAt] = [current, now]
  return isBusy
}

/**
 * Begins one request in a turn of the event loop, those of each visitor in turn. A page is rendered in dozens of turns: many requests that others
 * send at the same time, each a few milliseconds of work, would otherwise come in each of them.
 */
export class LoopTurns {
  readonly #waiting = new Map<string, (() => void)[]>()
  /** When the requests that run began, by visitor. */
  readonly #running = new Map<string, Set<{ began: number }>>()
  readonly #oneWhileBusy: boolean
  readonly #isBusy: () => boolean
  #isScheduled = false

  /** @param oneWhileBusy whether a visitor has one request at a time, not counting those that take long, while the loop is busy and those of others run or wait */
  constructor(oneWhileBusy: boolean, isBusy = isLoopBusy) {
    this.#oneWhileBusy = oneWhileBusy
    this.#isBusy = isBusy
  }

  async run(visitor: string, answer: () => Promise<void>): Promise<void> {
    await new Promise<void>((begin) => {
      if (!this.#waiting.get(visitor)?.push(begin)) this.#waiting.set(visitor, [begin])
      this.#schedule()
    })
    const running = this.#running.get(visitor) ?? new Set()
    this.#running.set(visitor, running)
    const request = { began: performance.now() }
    running.add(request)
    try {
      await answer()
    } finally {
      running.delete(request)
      if (running.size === 0) this.#running.delete(visitor)
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
    const running = this.#running.get(visitor)
    if (!this.#oneWhileBusy || !running) return true
    const longAgo = performance.now() - longMs
    if ([...running].every(({ began }) => began < longAgo)) return true
    const isAlone = this.#running.size === 1 && this.#waiting.size === 1
    return isAlone || !this.#isBusy()
  }

  /** The visitor comes last then. */
  #begin(visitor: string): void {
    const [begin, ...others] = this.#waiting.get(visitor) ?? []
    this.#waiting.delete(visitor)
    if (others.length > 0) this.#waiting.set(visitor, others)
    begin?.()
  }
}
