import { LRUCache } from 'lru-cache'
import { tooManyWaiting } from '../http/errors.ts'
import { Places } from '../http/places.ts'

/** Jobs of all callers that may wait: so many that a few callers, each with as many as one may have, leave room for others. */
const maxJobs = 20_000
const maxCallers = 10_000

/**
 * Runs a few jobs at a time, of each caller one. Next comes a job of the caller whose jobs have taken the least time: who asks for
 * little never waits for the queue of one who asks for much, nor for long jobs one after the other. Who comes counts as having used as
 * much as those who are there (start-time fair queueing), so that nobody pays for what was used while nobody else waited.
 */
export class LeastUsedQueue {
  readonly #concurrency: number
  readonly #places: Places
  /** Milliseconds of the jobs of each caller, besides what it counted as having used when it came. */
  readonly #used = new LRUCache<string, number>({ max: maxCallers })
  /** What the caller had used whose job began last. */
  #usedByLast = 0
  readonly #running = new Set<string>()
  readonly #waiting = new Map<string, (() => void)[]>()

  /** @param maxJobsPerCaller jobs of one caller that run or wait */
  constructor(concurrency: number, maxJobsPerCaller: number) {
    this.#concurrency = concurrency
    this.#places = new Places(maxJobs, maxJobsPerCaller)
  }

  /** @throws LakeError 503 when the queue, or the caller's part of it, is full */
  async run<Result>(caller: string, job: () => Promise<Result>): Promise<Result> {
    const leave = this.#places.take(caller)
    if (!leave) throw tooManyWaiting('Too many requests of this kind are waiting; try again')
    await this.#turnOf(caller)
    const began = performance.now()
    try {
      return await job()
    } finally {
      this.#used.set(caller, this.#usedBy(caller) + performance.now() - began)
      this.#running.delete(caller)
      leave()
      this.#beginNext()
    }
  }

  #turnOf(caller: string): Promise<void> {
    return new Promise((begin) => {
      if (!this.#running.has(caller) && !this.#waiting.has(caller))
        this.#used.set(caller, Math.max(this.#usedBy(caller), this.#usedByLast))
      this.#waiting.set(caller, [...(this.#waiting.get(caller) ?? []), begin])
      this.#beginNext()
    })
  }

  #beginNext(): void {
    const caller = this.#running.size < this.#concurrency ? this.#leastUsed() : undefined
    if (caller === undefined) return
    const [begin, ...others] = this.#waiting.get(caller) ?? []
    if (others.length > 0) this.#waiting.set(caller, others)
    else this.#waiting.delete(caller)
    this.#running.add(caller)
    this.#usedByLast = this.#usedBy(caller)
    begin?.()
  }

  /** Of several that have used as little, the one that has waited longest. */
  #leastUsed(): string | undefined {
    let least: string | undefined
    for (const caller of this.#waiting.keys()) {
      if (this.#running.has(caller)) continue
      if (least === undefined || this.#usedBy(caller) < this.#usedBy(least)) least = caller
    }
    return least
  }

  #usedBy(caller: string): number {
    return this.#used.get(caller) ?? 0
  }
}
