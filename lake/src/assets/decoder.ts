import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { FairQueue } from '../http/fair-queue.ts'

/** Pictures that are decoded at the same time; each takes a core. One caller's take all but one: some of them take seconds. */
const concurrency = 2
/** Pictures of all callers that may wait: so many that a few callers, each with as many as one may have, leave room for others. */
const maxJobs = 20_000
/** How long a caller waits after one of its pictures that had to be ended; so others do not wait for one after the other. */
const restMs = 60_000
const maxResting = 10_000

/** Decodes pictures in a fair queue, each in bounded memory (picture-processes.ts). */
export class Decoder {
  readonly #turns: FairQueue
  readonly #queue = new FairQueue({ concurrency, maxJobs, maxJobsPerCaller: maxJobs })
  readonly #resting: LRUCache<string, true>

  /** @param waiting jobs of one caller that may wait */
  constructor(waiting: number, ttl = restMs) {
    this.#resting = new LRUCache({ max: maxResting, ttl })
    const concurrencyPerCaller = concurrency - 1
    const maxJobsPerCaller = waiting + concurrency
    this.#turns = new FairQueue({ concurrency: maxJobs, concurrencyPerCaller, maxJobs, maxJobsPerCaller })
  }

  /** Runs a job that decodes a picture. @throws LakeError 503 when too many wait */
  run<Result>(caller: string, job: () => Promise<Result>): Promise<Result> {
    // The caller's turn comes first: a picture that waits for it, or rests, must not keep those of others waiting.
    return this.#turns.run(caller, async () => {
      if (this.#resting.has(caller))
        await sleep(this.#resting.getRemainingTTL(caller), undefined, { ref: false })
      return this.#queue.run(caller, job)
    })
  }

  /** Keeps the next pictures of a caller waiting. */
  rest(caller: string): void {
    this.#resting.set(caller, true)
  }
}
