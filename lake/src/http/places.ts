type Place = { giveUp: (() => void) | undefined }

/** Places that can be taken at the same time, such as event streams; one caller can have only a part of them. */
export class Places {
  readonly #max: number
  readonly #maxOfCaller: number
  /** the places of each caller, the oldest first */
  readonly #taken = new Map<string, Set<Place>>()
  #total = 0

  constructor(max: number, maxOfCaller: number) {
    this.#max = max
    this.#maxOfCaller = maxOfCaller
  }

  /**
   * Takes a place. When all are taken, a caller with clearly fewer places than the one with most gets the oldest place of
   * that one, if it can be given up: callers who make up many names cannot keep the others out.
   * @param giveUp ends what the place is for, when another caller gets it; without it the place is kept until given back
   * @returns a function that gives the place back, or undefined when no place is left for this caller
   */
  take(caller: string, giveUp?: () => void): (() => void) | undefined {
    const own = this.#taken.get(caller)?.size ?? 0
    if (own >= this.#maxOfCaller) return undefined
    if (this.#total >= this.#max && !this.#freeOne(own)) return undefined
    const place: Place = { giveUp }
    const places = this.#taken.get(caller) ?? new Set()
    this.#taken.set(caller, places.add(place))
    this.#total += 1
    return () => this.#remove(caller, place)
  }

  /** The difference of two makes sure that no two callers take the same place from each other again and again. */
  #freeOne(own: number): boolean {
    let [holder, most] = ['', new Set<Place>()]
    for (const [caller, places] of this.#taken) if (places.size > most.size) [holder, most] = [caller, places]
    const [oldest] = most
    if (!oldest?.giveUp || most.size < own + 2) return false
    this.#remove(holder, oldest)
    oldest.giveUp()
    return true
  }

  #remove(caller: string, place: Place) {
    const places = this.#taken.get(caller)
    if (!places?.delete(place)) return
    this.#total -= 1
    if (places.size === 0) this.#taken.delete(caller)
  }
}
