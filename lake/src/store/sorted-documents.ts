import type { LakeDocument } from './document.ts'

/** Changes that are put in their places one by one; for more, the list is made anew, as each place takes time that grows with its length. */
const few = 16

/** Changes that may wait, or half of the list's length, if that is more: a list that nobody reads would keep what was deleted. */
const many = 1000

/**
 * Documents kept in the order of their `_id`, which is the order a query without `order()` answers in, whatever
 * the order of writing was. Changes wait until the list is read: one commit can have thousands of them.
 */
export class SortedDocuments {
  #items: LakeDocument[]
  #isShared = true
  #length: number
  /** By id; undefined for one that is deleted. Most lists have none. */
  #waiting: Map<string, LakeDocument | undefined> | undefined

  /** Begins with `items`, which are in order, and which others may go on using. */
  constructor(items: readonly LakeDocument[] = []) {
    this.#items = items as LakeDocument[]
    this.#length = items.length
  }

  /** The documents. Later writes do not change this list. */
  get items(): readonly LakeDocument[] {
    this.#applyWaiting()
    this.#isShared = true
    return this.#items
  }

  get isEmpty(): boolean {
    return this.#length === 0
  }

  /** Puts a document in the place of the one with the same id, if there is one. */
  put(document: LakeDocument): void {
    if (!this.#has(document._id)) this.#length += 1
    this.#change(document._id, document)
  }

  delete(id: string): void {
    if (!this.#has(id)) return
    this.#length -= 1
    // what came and went before the list was read leaves nothing
    if (this.#isPlaced(id)) this.#change(id, undefined)
    else this.#waiting?.delete(id)
  }

  #change(id: string, document: LakeDocument | undefined): void {
    this.#waiting ??= new Map()
    this.#waiting.set(id, document)
    if (this.#waiting.size > many && this.#waiting.size > this.#items.length / 2) this.#applyWaiting()
  }

  #has(id: string): boolean {
    return this.#waiting?.has(id) ? this.#waiting.get(id) !== undefined : this.#isPlaced(id)
  }

  #isPlaced(id: string): boolean {
    return this.#items[this.#position(id)]?._id === id
  }

  #applyWaiting(): void {
    const waiting = this.#waiting
    if (!waiting) return
    if (waiting.size > few) this.#items = merged(this.#items, waiting)
    else {
      // a reader may still use the list
      if (this.#isShared) this.#items = [...this.#items]
      for (const [id, document] of waiting) this.#place(id, document)
    }
    this.#isShared = false
    // Last: a query whose time is over is ended anywhere, and the same changes are made again then.
    this.#waiting = undefined
  }

  #place(id: string, document: LakeDocument | undefined): void {
    const at = this.#position(id)
    const replaced = this.#items[at]?._id === id ? 1 : 0
    this.#items.splice(at, replaced, ...(document ? [document] : []))
  }

  #position(id: string): number {
    const last = this.#items.at(-1)
    if (last && last._id < id) return this.#items.length
    return firstNot(this.#items.length, (at) => (this.#items[at]?._id ?? '') < id)
  }
}

/** A list in order with changes by id, in order. */
function merged(
  items: readonly LakeDocument[],
  changes: ReadonlyMap<string, LakeDocument | undefined>,
): LakeDocument[] {
  const kept = items.filter(({ _id }) => !changes.has(_id))
  const put = [...changes.values()].filter((document) => document !== undefined)
  // a sort is fast when both parts are in order
  return [...kept, ...put].sort((a, b) => (a._id < b._id ? -1 : 1))
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
