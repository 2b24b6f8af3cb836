import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { FairQueue } from '../http/fair-queue.ts'

/** Pictures that are decoded at the same time; each takes a core. One caller's take all but one: some of them take seconds. */
const concurrency = 2
/** Above this, some formats (progressive JPEG, GIF, interlaced PNG) take hundreds of megabytes, so there is one at a time. */
const largePixels = 25_000_000
/** Pictures of all callers that may wait: so many that a few callers, each with as many as one may have, leave room for others. */
const maxJobs = 20_000
/** How long a caller waits after one of its pictures that had to be ended; so others do not wait for one after the other. */
const restMs = 60_000
const maxResting = 10_000

/** Decodes pictures in a fair queue, in bounded memory. */
export class Decoder {
  readonly #turns: FairQueue
  readonly #large = new FairQueue({ concurrency: 1, maxJobs, maxJobsPerCaller: maxJobs })
  readonly #queue = new FairQueue({ concurrency, maxJobs, maxJobsPerCaller: maxJobs })
  readonly #resting: LRUCache<string, true>

  /** @param waiting jobs of one caller that may wait */
  constructor(waiting: number, ttl = restMs) {
    this.#resting = new LRUCache({ max: maxResting, ttl })
    const concurrencyPerCaller = concurrency - 1
    const maxJobsPerCaller = waiting + concurrency
    this.#turns = new FairQueue({ concurrency: maxJobs, concurrencyPerCaller, maxJobs, maxJobsPerCaller })
  }

  /** Runs a job that decodes a picture of so many pixels. @throws LakeError 503 when too many wait */
  run<Result>(caller: string, pixels: number, job: () => Promise<Result>): Promise<Result> {
    const decode = () => this.#queue.run(caller, job)
    // A large picture that waits for another large one must not keep small ones waiting, nor one that waits for small ones of its
    // caller other large ones: the caller's turn comes first.
    return this.#turns.run(caller, async () => {
      if (this.#resting.has(caller))
        await sleep(this.#resting.getRemainingTTL(caller), undefined, { ref: false })
      return pixels > largePixels ? this.#large.run(caller, decode) : decode()
    })
  }

  /** Keeps the next pictures of a caller waiting. */
  rest(caller: string): void {
    this.#resting.set(caller, true)
  }
}
