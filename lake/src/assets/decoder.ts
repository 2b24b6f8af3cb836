import { httpError } from '../http/errors.ts'
import { FairQueue } from '../http/fair-queue.ts'

/** Pictures that are decoded at the same time; each takes a core. One caller's take all but one: some of them take seconds. */
const concurrency = 2
/** Above this, some formats (progressive JPEG, GIF, interlaced PNG) take hundreds of megabytes, so there is one at a time. */
const largePixels = 25_000_000
/** Pictures of all callers that may wait: so many that a few callers, each with as many as one may have, leave room for others. */
const maxJobs = 20_000
/** Seconds after which libvips ends its work on one picture, between two rows of it. */
export const maxSeconds = 20

/** Whether libvips ended its work on a picture because it took too long. */
export const isTimeout = (error: unknown): boolean => String(error).includes('timeout:')

/** The error for a picture that libvips made nothing of. */
export const unreadable = (error: unknown) =>
  httpError(
    400,
    isTimeout(error)
      ? 'The picture cannot be read in time; send a smaller one'
      : 'The file is not a picture that can be read, or it is too large',
  )

/** Decodes pictures in a fair queue, in bounded memory. */
export class Decoder {
  readonly #turns: FairQueue
  readonly #large = new FairQueue({ concurrency: 1, maxJobs, maxJobsPerCaller: maxJobs })
  readonly #queue = new FairQueue({ concurrency, maxJobs, maxJobsPerCaller: maxJobs })

  /** @param waiting jobs of one caller that may wait */
  constructor(waiting: number) {
    const concurrencyPerCaller = concurrency - 1
    const maxJobsPerCaller = waiting + concurrency
    this.#turns = new FairQueue({ concurrency: maxJobs, concurrencyPerCaller, maxJobs, maxJobsPerCaller })
  }

  /** Runs a job that decodes a picture of so many pixels. @throws LakeError 503 when too many wait */
  run<Result>(caller: string, pixels: number, job: () => Promise<Result>): Promise<Result> {
    const decode = () => this.#queue.run(caller, job)
    // A large picture that waits for another large one must not keep small ones waiting, nor one that waits for small ones of its
    // caller other large ones: the caller's turn comes first.
    return this.#turns.run(caller, () => (pixels > largePixels ? this.#large.run(caller, decode) : decode()))
  }
}
