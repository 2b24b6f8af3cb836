import pLimit from 'p-limit'
import { FairQueue } from '../http/fair-queue.ts'

/** Pictures that are decoded at the same time; each takes a core. One caller's take all but one: some of them take seconds. */
const concurrency = 2
/** Above this, some formats (progressive JPEG, GIF, interlaced PNG) take hundreds of megabytes, so there is one at a time. */
const largePixels = 25_000_000

/** Decodes pictures in a fair queue, in bounded memory. */
export class Decoder {
  readonly #queue: FairQueue
  readonly #large = pLimit(1)

  /** @param waiting jobs of one caller that may wait; for all together, twice as many */
  constructor(waiting: number) {
    const maxJobs = waiting * 2 + concurrency
    this.#queue = new FairQueue({
      concurrency,
      concurrencyPerCaller: concurrency - 1,
      maxJobs,
      maxJobsPerCaller: waiting + concurrency,
    })
  }

  /** Runs a job that decodes a picture of so many pixels. @throws LakeError 503 when too many wait */
  run<Result>(caller: string, pixels: number, job: () => Promise<Result>): Promise<Result> {
    return this.#queue.run(caller, () => (pixels > largePixels ? this.#large(job) : job()))
  }
}
