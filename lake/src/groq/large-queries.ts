import { FairQueue } from '../http/fair-queue.ts'

/**
 * Waits until a query that takes much memory, or the long one of a page, may go on.
 * @returns the account as which it rests from then on. What its own account has to wait for, others for its place would have to as well
 */
export type OnLarge = () => Promise<string>

/**
 * Queries that take much memory, each some hundred megabytes until its answer is written: one of a caller at a time, and two in all.
 * Long queries of pages are a caller of their own, so that they delay none of its others.
 */
export class LargeQueries {
  readonly #queue = new FairQueue({
    concurrency: 2,
    concurrencyPerCaller: 1,
    maxJobs: 100,
    maxJobsPerCaller: 50,
  })

  /** The site gives up a query after ten seconds, and believes then that the lake hangs. So few wait, and the others are refused. */
  readonly #pages = new FairQueue({
    concurrency: 100,
    concurrencyPerCaller: 1,
    maxJobs: 100,
    maxJobsPerCaller: 4,
  })

  /** Does work with queries that may turn out to be large. The first that does waits for its turn, which lasts until the work is done. */
  during<Result>(caller: string, work: (onLarge: OnLarge) => Promise<Result>): Promise<Result> {
    return inTurnOf([[this.#queue, caller]], work)
  }

  /** The same for the query of a page. @throws LakeError 503 when too many of the caller wait */
  duringPage<Result>(caller: string, work: (onLarge: OnLarge) => Promise<Result>): Promise<Result> {
    return inTurnOf(
      [
        [this.#pages, caller],
        [this.#queue, `${caller} pages`],
      ],
      work,
    )
  }
}

async function inTurnOf<Result>(
  queues: readonly [FairQueue, string][],
  work: (onLarge: OnLarge) => Promise<Result>,
): Promise<Result> {
  const places: (() => void)[] = []
  const account = `${queues.at(-1)?.[1]} with a place`
  try {
    return await work(async () => {
      if (places.length > 0) return account
      for (const [queue, caller] of queues) places.push(await queue.enter(caller))
      return account
    })
  } finally {
    for (const leave of places) leave()
  }
}
