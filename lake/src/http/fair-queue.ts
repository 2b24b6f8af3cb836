import pLimit, { type LimitFunction } from 'p-limit'
import { tooManyWaiting } from './errors.ts'
import { Places } from './places.ts'

type FairQueueOptions = {
  /** Jobs that run at the same time, and how many of them may belong to one caller. */
  concurrency: number
  concurrencyPerCaller?: number
  /** Jobs that run or wait, and how many of them may belong to one caller. */
  maxJobs: number
  maxJobsPerCaller: number
}

/**
 * Runs a few jobs at a time. Each caller has a queue of its own in front of the common one, so the many jobs of one
 * caller delay a job of another by no more than `concurrencyPerCaller` jobs.
 */
export class FairQueue {
  readonly #common: LimitFunction
  readonly #places: Places
  readonly #concurrencyPerCaller: number
  readonly #callers = new Map<string, LimitFunction>()

  constructor({ concurrency, concurrencyPerCaller, maxJobs, maxJobsPerCaller }: FairQueueOptions) {
    this.#common = pLimit(concurrency)
    this.#places = new Places(maxJobs, maxJobsPerCaller)
    this.#concurrencyPerCaller = concurrencyPerCaller ?? concurrency
  }

  /**
   * @param afterwards work that keeps the caller's slot but not a shared one, such as sending the result
   * @throws LakeError 503 when the queue, or the caller's part of it, is full
   */
  async run<Result>(
    name: string,
    job: () => Promise<Result>,
    afterwards: (result: Result) => Promise<void> = async () => {},
  ): Promise<Result> {
    const leave = this.#places.take(name)
    if (!leave) throw tooManyWaiting('Too many requests of this kind are waiting; try again')
    const limit = this.#callers.get(name) ?? pLimit(this.#concurrencyPerCaller)
    this.#callers.set(name, limit)
    try {
      return await limit(async () => {
        const result = await this.#common(job)
        await afterwards(result)
        return result
      })
    } finally {
      leave()
      if (limit.activeCount + limit.pendingCount === 0) this.#callers.delete(name)
    }
  }

  /** The same for a job that can leave its slot to the next one before it is done. */
  async runUntilLeft<Result>(name: string, job: (leave: () => void) => Promise<Result>): Promise<Result> {
    const left = Promise.withResolvers<void>()
    const { whole } = await this.run(name, async () => {
      const whole = job(left.resolve)
      await Promise.race([whole, left.promise])
      return { whole }
    })
    return whole
  }

  /** Waits for a slot that is held until the function is called. @throws LakeError 503 as `run` */
  enter(name: string): Promise<() => void> {
    return new Promise((enter, refuse) => {
      this.run(name, () => new Promise<void>(enter)).catch(refuse)
    })
  }
}
