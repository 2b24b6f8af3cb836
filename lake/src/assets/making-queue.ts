import pLimit, { type LimitFunction } from 'p-limit'
import { httpError } from '../http/errors.ts'

type MakingQueueOptions = {
  /** Pictures that are made at the same time; each takes a core and the memory of the whole picture. */
  concurrency: number
  /** Pictures that are made or wait, and how many of them may belong to one caller. */
  maxJobs: number
  maxJobsPerCaller: number
}

/**
 * Makes a few pictures at a time. Each caller has a queue of its own in front of the common one and at most `concurrency`
 * jobs in that, so many large pictures for one caller delay a picture for another by no more than these.
 */
export class MakingQueue {
  readonly #options: MakingQueueOptions
  readonly #common: LimitFunction
  readonly #callers = new Map<string, { limit: LimitFunction; jobs: number }>()
  #jobs = 0

  constructor(options: MakingQueueOptions) {
    this.#options = options
    this.#common = pLimit(options.concurrency)
  }

  /** @throws LakeError 503 when the queue, or the caller's part of it, is full */
  async run<Result>(name: string, job: () => Promise<Result>): Promise<Result> {
    const { concurrency, maxJobs, maxJobsPerCaller } = this.#options
    const caller = this.#callers.get(name) ?? { limit: pLimit(concurrency), jobs: 0 }
    if (this.#jobs >= maxJobs || caller.jobs >= maxJobsPerCaller)
      throw httpError(503, 'Too many pictures are being made; try again')
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
