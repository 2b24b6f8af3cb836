import pLimit, { type LimitFunction } from 'p-limit'

type FairQueueOptions = {
  /** Jobs that run at the same time, and how many of them may belong to one caller. */
  concurrency: number
  concurrencyPerCaller: number
  /** Jobs that run or wait. */
  maxJobs: number
  maxJobsPerCaller: number
}

/** Thrown when too many jobs wait. */
export class QueueFullError extends Error {}

/**
 * Runs a few jobs at a time. Each caller has a queue of its own in front of the common one, so the many jobs of one
 * caller delay a job of another by no more than `concurrencyPerCaller` jobs.
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

  /** @throws QueueFullError when the queue, or the caller's part of it, is full */
  async run<Result>(name: string, job: () => Promise<Result>): Promise<Result> {
    const { concurrencyPerCaller, maxJobs, maxJobsPerCaller } = this.#options
    const caller = this.#callers.get(name) ?? { limit: pLimit(concurrencyPerCaller), jobs: 0 }
    if (this.#jobs >= maxJobs || caller.jobs >= maxJobsPerCaller)
      throw new QueueFullError('Too many jobs wait')
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
