import type { LakeDocument } from './document.ts'

/**
 * Documents kept in the order of their `_id`, which is the order a query without `order()` answers in, whatever
 * the order of writing was.
 */
export class SortedDocuments {
  #items: LakeDocument[]
  #isShared: boolean

  /** Begins with `items`, which are in order. */
  constructor(items: readonly LakeDocument[] = []) {
    this.#items = items as LakeDocument[]
    this.#isShared = items.length > 0
  }

  /** The documents. Later writes do not change this list. */
  get items(): readonly LakeDocument[] {
    this.#isShared = true
    return this.#items
  }

  get isEmpty(): boolean {
    return this.#items.length === 0
  }

  /** Puts a document in the place of the one with the same id, if there is one. */
  put(document: LakeDocument): void {
    this.#own()
    const at = this.#position(document._id)
    const replaces = this.#items[at]?._id === document._id
    if (at === this.#items.length) this.#items.push(document)
    else this.#items.splice(at, replaces ? 1 : 0, document)
  }

  delete(id: string): void {
    const at = this.#position(id)
    if (this.#items[at]?._id !== id) return
    this.#own()
    this.#items.splice(at, 1)
  }

  /** Copies the list before a change when a reader may still use it. */
  #own(): void {
    if (this.#isShared) this.#items = [...this.#items]
    this.#isShared = false
  }

  #position(id: string): number {
    const last = this.#items.at(-1)
    if (last && last._id < id) return this.#items.length
    return firstNot(this.#items.length, (at) => (this.#items[at]?._id ?? '') < id)
  }
}

/** The first of `length` positions for which `isBefore` does not hold, by binary search. */
export function firstNot(length: number, isBefore: (at: number) => boolean): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(middle)) low = middle + 1
    else high = middle
  }
  return low
}
