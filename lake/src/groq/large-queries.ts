import { FairQueue } from '../http/fair-queue.ts'

/** Waits until a query that takes much memory may go on. */
type OnLarge = () => Promise<void>

/** Queries that take much memory, each some hundred megabytes until its answer is written: one of a caller at a time, and two in all. */
export class LargeQueries {
  readonly #queue = new FairQueue({
    concurrency: 2,
    concurrencyPerCaller: 1,
    maxJobs: 100,
    maxJobsPerCaller: 50,
  })

  /** Does work with queries that may turn out to be large. The first that does waits for its turn, which lasts until the work is done. */
  async during<Result>(caller: string, work: (onLarge: OnLarge) => Promise<Result>): Promise<Result> {
    let leave: (() => void) | undefined
    try {
      return await work(async () => {
        leave ??= await this.#queue.enter(caller)
      })
    } finally {
      leave?.()
    }
  }
}
