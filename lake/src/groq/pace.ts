import { type Resting, rest, sliceMs } from '../http/turns.ts'

/** Longest loop that is not interrupted. */
const shortLoop = 64
/** Items, or runs of items without a loop of their own, between two looks at the clock. */
const itemsPerCheck = 16

/** Thrown between two items of a loop when the slice is over; only `inSlices` catches it. */
const pause = Symbol('pause')

/** A part of the evaluation that is in progress: a loop, or a value that is computed once. */
class Frame {
  /** Finished parts inside the current item as `{ value }`, in order of evaluation; an unfinished one as a Frame. */
  log: (Frame | { value: unknown })[] = []
  at = 0
  results: unknown[] | undefined
}

/**
 * Interrupts a synchronous evaluation and continues it later. A continued evaluation starts at the root again, but
 * each loop continues with the item that it had reached, and finished parts are not evaluated again. This requires
 * that an item evaluated twice gives the same result, which holds for queries over one snapshot.
 */
export class Pace {
  readonly #root = new Frame()
  #frame = this.#root
  #sliceEnd = Infinity
  #untilCheck = 0
  readonly #budget: { isRepeating: boolean }
  #resting: Resting

  /** `budget.isRepeating` is true while a continued evaluation is on its way to where it was interrupted. */
  constructor(budget: { isRepeating: boolean }, resting: Resting = {}) {
    this.#budget = budget
    this.#resting = resting
  }

  /**
   * `finish([body(0), …, body(length - 1)])`. Can be interrupted after each item, unless it is short and `isFlat`: no
   * `body` has a loop of its own.
   */
  loop<O, T>(length: number, isFlat: boolean, body: (at: number) => O, finish: (results: O[]) => T): T {
    if (isFlat && length <= shortLoop) {
      const results: O[] = []
      for (let at = 0; at < length; at += 1) results.push(body(at))
      return finish(results)
    }
    return this.keep((frame) => {
      const results = (frame.results ??= []) as O[]
      while (results.length < length) {
        if (frame.log.length === 0) this.#budget.isRepeating = false
        const started = results.length
        const end = isFlat ? Math.min(length, started + itemsPerCheck) : started + 1
        for (let at = started; at < end; at += 1) results.push(body(at))
        // assigning a length is slow, and most items have no loop
        if (frame.log.length > 0) frame.log.length = 0
        frame.at = 0
        this.#untilCheck -= end - started
        if (this.#untilCheck < 0) this.#check()
      }
      return finish(results)
    })
  }

  /** Computes a value once for the current item, also when the item is evaluated again after an interruption. */
  keep<T>(make: (frame: Frame) => T): T {
    const { log } = this.#frame
    const place = this.#frame.at
    this.#frame.at += 1
    const known = log[place]
    if (known && !(known instanceof Frame)) {
      // the interruption was after the last finished part
      if (place === log.length - 1) this.#budget.isRepeating = false
      return known.value as T
    }
    const frame = known ?? (log[place] = new Frame())
    const value = this.#within(frame, make)
    log[place] = { value }
    this.#budget.isRepeating = false
    return value
  }

  /** The same for work without places where it could be interrupted: the query can be, after it. */
  keepLong<T>(make: () => T): T {
    let isNew = false
    const value = this.keep(() => {
      isNew = true
      return make()
    })
    if (isNew && performance.now() > this.#sliceEnd) throw pause
    return value
  }

  /** Computes the value of `key` once for as long as `memo` lives. */
  once<T>(memo: Map<unknown, unknown>, key: unknown, make: () => T): T {
    return this.keep(() => {
      if (!memo.has(key)) memo.set(key, make())
      return memo.get(key) as T
    })
  }

  /** Rests as another account from now on. */
  restAs(account: string): void {
    this.#resting = { account }
  }

  /** Evaluates in slices of a few milliseconds; `resting` is awaited in each pause, `rested` gets its length. */
  async inSlices<T>(
    evaluate: () => T,
    resting: () => void | Promise<void>,
    rested: (ms: number) => void,
  ): Promise<T> {
    for (;;) {
      this.#sliceEnd = performance.now() + sliceMs
      this.#frame = this.#root
      this.#root.at = 0
      try {
        return evaluate()
      } catch (error) {
        if (error !== pause) throw error
      }
      const started = performance.now()
      await resting()
      await rest(this.#resting)
      rested(performance.now() - started)
      this.#budget.isRepeating = true
    }
  }

  #within<T>(frame: Frame, make: (frame: Frame) => T): T {
    const outer = this.#frame
    this.#frame = frame
    frame.at = 0
    const value = make(frame)
    this.#frame = outer
    return value
  }

  #check(): void {
    this.#untilCheck = itemsPerCheck
    if (performance.now() > this.#sliceEnd) throw pause
  }
}
