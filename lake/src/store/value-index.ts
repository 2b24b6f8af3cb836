import { LRUCache } from 'lru-cache'
import type { LakeDocument } from './document.ts'
import { SortedDocuments } from './sorted-documents.ts'
import { shareOfMemory } from './weight.ts'

/** What a query compares of a document. */
export type Read = (document: LakeDocument) => unknown

type Kind = 'text' | 'longText' | 'number' | 'boolean'

/** Characters from which on a text is found by its length, and compared: an index must not hold the texts of a dataset again. */
const longText = 100

/** Bytes that a document takes in an index, about, besides its value. */
const ofEntry = 256

const nothing: readonly LakeDocument[] = Object.freeze([])

/** The documents of a type by a value: a text, a number or a boolean. Others, and none, have no index. */
export class ValueIndex {
  readonly type: string
  readonly #read: Read
  readonly #documents = new Map<Kind, Map<string, SortedDocuments>>()
  /** bytes of memory, about */
  size = 0

  constructor(type: string, read: Read, documents: readonly LakeDocument[]) {
    this.type = type
    this.#read = read
    for (const document of documents) this.add(document)
  }

  find(value: unknown): readonly LakeDocument[] {
    const place = placeOf(value)
    const found = (place && this.#documents.get(place.kind)?.get(place.key)?.items) ?? nothing
    return place?.kind === 'longText' ? found.filter((document) => this.#read(document) === value) : found
  }

  add(document: LakeDocument): void {
    const place = placeOf(this.#read(document))
    if (!place) return
    const ofKind = this.#documents.get(place.kind) ?? new Map<string, SortedDocuments>()
    this.#documents.set(place.kind, ofKind)
    addTo(ofKind, place.key, document)
    this.size += sizeOf(place.key)
  }

  remove(document: LakeDocument): void {
    const place = placeOf(this.#read(document))
    const ofKind = place && this.#documents.get(place.kind)
    if (!ofKind) return
    removeFrom(ofKind, place.key, document)
    this.size -= sizeOf(place.key)
  }
}

/** Whether an index can find a value. */
export const isIndexed = (value: unknown): boolean => placeOf(value) !== undefined

/** Numbers are kept as text, apart from texts, for the reason in `ValueSet`. */
function placeOf(value: unknown): { kind: Kind; key: string } | undefined {
  if (typeof value === 'number' || typeof value === 'boolean')
    return { kind: typeof value as Kind, key: String(value) }
  if (typeof value !== 'string') return undefined
  return value.length < longText
    ? { kind: 'text', key: value }
    : { kind: 'longText', key: String(value.length) }
}

const sizeOf = (key: string) => ofEntry + 2 * key.length

/** Adds a document to a list of an index. */
export function addTo<K>(index: Map<K, SortedDocuments>, key: K, document: LakeDocument): void {
  const documents = index.get(key)
  if (documents) documents.put(document)
  // most stay alone, and an array that grows has room for seventeen
  else index.set(key, new SortedDocuments([document]))
}

/** Removes a document from a list of an index. */
export function removeFrom<K>(index: Map<K, SortedDocuments>, key: K, document: LakeDocument): void {
  const documents = index.get(key)
  documents?.delete(document._id)
  if (documents?.isEmpty) index.delete(key)
}

/** Limits the memory of the indexes of all views: queries can name any number of values. The one used longest ago goes first. */
export class ValueIndexes {
  /** what takes an index out of its view */
  readonly #kept: LRUCache<ValueIndex, { drop: () => void; size: number }>

  constructor(maxBytes = shareOfMemory(1 / 8)) {
    this.#kept = new LRUCache({
      maxSize: Math.floor(maxBytes),
      sizeCalculation: ({ size }) => Math.max(1, size),
      dispose: ({ drop }, _, reason) => {
        if (reason !== 'set') drop()
      },
    })
  }

  /** Notes that an index is used; it is counted anew when it has grown. @param drop takes it out of its view; one that is too large is dropped immediately */
  use(index: ValueIndex, drop: () => void): void {
    const counted = this.#kept.get(index)?.size
    if (counted !== undefined && index.size <= 2 * counted) return
    this.#kept.set(index, { drop, size: index.size })
    if (!this.#kept.has(index)) drop()
  }

  /** Forgets an index. */
  delete(index: ValueIndex): void {
    this.#kept.delete(index)
  }
}
