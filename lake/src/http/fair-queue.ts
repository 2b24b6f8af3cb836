import pLimit, { type LimitFunction } from 'p-limit'
import { httpError } from './errors.ts'

type FairQueueOptions = {
  /** Jobs that run at the same time, and how many of them may belong to one caller. */
  concurrency: number
  concurrencyPerCaller?: number
  /** Jobs that run or wait, and how many of them may belong to one caller. */
  maxJobs: number
  maxJobsPerCaller: number
}

/**
 * Runs a few jobs at a time. Each caller has a queue of its own in front of the common one and at most
 * `concurrencyPerCaller` jobs in that, so many jobs of one caller delay a job of another by no more than these.
 */
export class FairQueue {
  readonly #options: FairQueueOptions
  readonly #common: LimitFunction
  readonly #callers = new Map<string, { limit: LimitFunction; jobs: number }>()
  #jobs = 0

  constructor(options: FairQueueOptions) {
    this.#options = options
    this.#common = pLimit(options.concurrency)
  }

  /** @throws LakeError 503 when the queue, or the caller's part of it, is full */
  async run<Result>(name: string, job: () => Promise<Result>): Promise<Result> {
    const { concurrency, concurrencyPerCaller = concurrency, maxJobs, maxJobsPerCaller } = this.#options
    const caller = this.#callers.get(name) ?? { limit: pLimit(concurrencyPerCaller), jobs: 0 }
    if (this.#jobs >= maxJobs || caller.jobs >= maxJobsPerCaller)
      throw httpError(503, 'Too many requests of this kind are waiting; try again')
    this.#callers.set(name, caller)
    this.#jobs += 1
    caller.jobs += 1
    try {
      return await caller.limit(() => this.#common(job))
    } finally {
      this.#jobs -= 1
      caller.jobs -= 1
      if (caller.jobs === 0) this.#callers.delete(name)
    }
  }
}
