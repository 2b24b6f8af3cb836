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

/**
 * After a picture that took more milliseconds than the first number, its caller waits while those of others are decoded, at most the second
 * times as long. An account and an address are two callers: with pictures of seconds they would take both cores all the time.
 */
const [longMs, restFactor] = [400, 2]
/** Milliseconds between two looks whether pictures of others are decoded. */
const lookEveryMs = 50

/** Decodes pictures in a fair queue, each in bounded memory (picture-processes.ts). */
export class Decoder {
  readonly #turns: FairQueue
  readonly #queue = new FairQueue({ concurrency, maxJobs, maxJobsPerCaller: maxJobs })
  readonly #resting: LRUCache<string, true>
  /** Until when a caller waits for the pictures of others, in milliseconds. */
  readonly #waitsUntil = new LRUCache<string, number>({ max: maxResting })
  /** Pictures that are decoded or have their caller's turn. A caller has one at a time. */
  #busy = 0

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
      if (this.#resting.has(caller)) await pause(this.#resting.getRemainingTTL(caller))
      while (this.#busy > 0 && performance.now() < (this.#waitsUntil.get(caller) ?? 0))
        await pause(lookEveryMs)
      this.#busy += 1
      try {
        return await this.#queue.run(caller, () => this.#timed(caller, job))
      } finally {
        this.#busy -= 1
      }
    })
  }

  /** Keeps the next pictures of a caller waiting. */
  rest(caller: string): void {
    this.#resting.set(caller, true)
  }

  async #timed<Result>(caller: string, job: () => Promise<Result>): Promise<Result> {
    const began = performance.now()
    try {
      return await job()
    } finally {
      const ended = performance.now()
      if (ended - began > longMs) this.#waitsUntil.set(caller, ended + restFactor * (ended - began))
    }
  }
}

const pause = (ms: number) => sleep(ms, undefined, { ref: false })
