import { LeastUsedQueue } from './least-used-queue.ts'
import { PictureEnded } from './picture-processes.ts'

/** Pictures that are read at the same time in each lane: one takes a core, and its memory. */
const [quickAtOnce, slowAtOnce] = [2, 1]

/**
 * Reads pictures in two lanes, each with a pool of processes that ends what takes too long, or too much memory, for it. What turns out
 * to be slow is ended in the quick lane and begins again in the slow one, so that those of others never wait for it: libvips
 * cannot say before how long it will take.
 */
export class Decoder<Pool> {
  readonly #pools: { quick: Pool; slow: Pool }
  readonly #quick: LeastUsedQueue
  readonly #slow: LeastUsedQueue

  /** @param waiting jobs of one caller that may wait in each lane */
  constructor(pools: { quick: Pool; slow: Pool }, waiting: number) {
    this.#pools = pools
    this.#quick = new LeastUsedQueue(quickAtOnce, waiting + quickAtOnce)
    this.#slow = new LeastUsedQueue(slowAtOnce, waiting + slowAtOnce)
  }

  /**
   * Runs a job that reads a picture in a process of the pool it is given.
   * @throws LakeError 503 when too many wait @throws PictureEnded when it takes too long for the slow lane
   */
  async run<Result>(caller: string, job: (processes: Pool) => Promise<Result>): Promise<Result> {
    try {
      return await this.#quick.run(caller, () => job(this.#pools.quick))
    } catch (error) {
      if (!(error instanceof PictureEnded)) throw error
      return this.#slow.run(caller, () => job(this.#pools.slow))
    }
  }
}
