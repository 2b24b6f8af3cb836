import type { LakeDocument } from './document.ts'

/**
 * Documents kept in the order of their `_id`, which is the order a query without `order()` answers in, whatever
 * the order of writing was.
 */
export class SortedDocuments {
  #items: LakeDocument[] = []

  /** The documents; not to be changed by the caller, and only valid until the next write. */
  get items(): readonly LakeDocument[] {
    return this.#items
  }

  /** Puts a document in the place of the one with the same id, if there is one. */
  put(document: LakeDocument): void {
    const at = this.#position(document._id)
    const replaces = this.#items[at]?._id === document._id
    if (at === this.#items.length) this.#items.push(document)
    else this.#items.splice(at, replaces ? 1 : 0, document)
  }

  delete(id: string): void {
    const at = this.#position(id)
    if (this.#items[at]?._id === id) this.#items.splice(at, 1)
  }

  #position(id: string): number {
    let low = 0
    let high = this.#items.length
    const last = this.#items.at(-1)
    if (last && last._id < id) return high
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#items[middle]?._id ?? '') < id) low = middle + 1
      else high = middle
    }
    return low
  }
}
