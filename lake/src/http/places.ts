/** Places that can be taken at the same time, such as event streams; one caller can have only a part of them. */
export class Places {
  readonly #max: number
  readonly #maxOfCaller: number
  readonly #taken = new Map<string, number>()
  #total = 0

  constructor(max: number, maxOfCaller: number) {
    this.#max = max
    this.#maxOfCaller = maxOfCaller
  }

  /** Takes a place. Returns a function that gives it back, or undefined when no place is left for this caller. */
  take(caller: string): (() => void) | undefined {
    const own = this.#taken.get(caller) ?? 0
    if (this.#total >= this.#max || own >= this.#maxOfCaller) return undefined
    this.#add(caller, 1)
    let isTaken = true
    return () => {
      if (isTaken) this.#add(caller, -1)
      isTaken = false
    }
  }

  #add(caller: string, change: 1 | -1) {
    this.#total += change
    const own = (this.#taken.get(caller) ?? 0) + change
    if (own > 0) this.#taken.set(caller, own)
    else this.#taken.delete(caller)
  }
}
