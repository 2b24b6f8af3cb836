import { httpError } from '../http/errors.ts'

/** Does a few pieces of work at a time; the others wait in order, and those that find too many waiting are refused. */
export class WorkQueue {
  readonly #atOnce: number
  readonly #mostWaiting: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce
    this.#mostWaiting = mostWaiting
  }

  /** @throws LakeError 503 when too many wait */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= this.#mostWaiting)
        throw httpError(503, 'Too many pictures are being made; try again')
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    } else this.#running += 1
    try {
      return await work()
    } finally {
      // the place goes to who waits longest
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
