import { httpError } from '../http/errors.ts'
import { countValues } from '../store/document-size.ts'
import { referencesIn } from '../store/document.ts'
import type { DocumentChange } from '../store/store.ts'

/** Storing them, which no deadline ends, takes one to three seconds. */
const maxValues = 2_000_000
const maxBytes = 24_000_000
/** Bytes that a number takes, and that an object takes besides its names and values: each has a shape of its own. */
const [numberBytes, objectBytes] = [16, 32]
/** values that a reference counts for besides: each perspective in use has an index of them */
const valuesOfReference = 6
/** Values of a deleted document are read, and not written. */
const deletedPerValue = 4
/** deeper than a document in a patch */
const maxDepth = 250
/** paths times values of the documents in which they are looked for: about a second */
const maxLookups = 30_000_000
/** What a path counts for that leads to one place without a search, such as `list[2].name`: the list is copied. */
const lookupsOfPlace = (values: number) => Math.min(values, Math.max(3000, values / 10))
const isPlace = (path: string) => /^[\w$-]+(?:\.[\w$-]+|\[\d+\]|\["[^"]*"\])*$/.test(path)

/**
 * What one transaction writes: documents, and the mutations that the log keeps for each. A short request can repeat a large
 * value many times: by a path with a range, by many ids, or by copies of a document.
 */
export class WrittenSize {
  #values = 0
  #bytes = 0
  #lookups = 0
  /** What the last form of each patched document counts for. */
  readonly #patched = new Map<string, { values: number; bytes: number }>()

  /** Counts the paths of a patch, each of which is looked for in the whole document. @throws LakeError 413 when they are too many */
  addPaths(paths: readonly string[], document: unknown): void {
    const values = countValues(document)
    for (const path of paths) this.#lookups += isPlace(path) ? lookupsOfPlace(values) : values
    if (this.#lookups > maxLookups)
      throw httpError(
        413,
        `${paths.length} paths are too many for a document of this size; split the patch into transactions`,
      )
  }

  /** Counts a value with all its parts. @throws LakeError 413 when the transaction writes too much, 400 when it is too deep */
  add(value: unknown, depth = 0): void {
    this.#values += 1
    // as it is stored: a control character takes six bytes
    if (typeof value === 'string') this.#bytes += Buffer.byteLength(JSON.stringify(value))
    if (typeof value === 'number') this.#bytes += numberBytes
    this.#assertSize()
    if (typeof value !== 'object' || value === null) return
    if (depth > maxDepth) throw httpError(400, 'The transaction holds values that are nested too deeply')
    if (Array.isArray(value)) {
      for (const item of value) this.add(item, depth + 1)
      return
    }
    this.#bytes += objectBytes
    for (const [name, part] of Object.entries(value)) {
      this.#bytes += name.length
      if (name === '_ref') this.#values += valuesOfReference
      this.add(part, depth + 1)
    }
  }

  /** Counts a patched document. Of one that is patched again, as an editor does for each pasted paragraph, the last form alone is stored. */
  addPatched(id: string, document: unknown): void {
    const earlier = this.#patched.get(id) ?? { values: 0, bytes: 0 }
    this.#values -= earlier.values
    this.#bytes -= earlier.bytes
    const [values, bytes] = [this.#values, this.#bytes]
    this.add(document)
    this.#patched.set(id, { values: this.#values - values, bytes: this.#bytes - bytes })
  }

  /** Counts a document that is deleted. @throws LakeError 413 when the transaction deletes too much */
  addDeleted(document: unknown): void {
    const references = referencesIn(document).length
    this.#values += countValues(document) / deletedPerValue + references * valuesOfReference
    this.#assertSize()
  }

  #assertSize(): void {
    if (this.#values > maxValues || this.#bytes > maxBytes)
      throw httpError(413, 'The transaction writes or deletes too much; split it into smaller ones')
  }
}

/** References before and after, of all documents of a transaction: each is in an index of up to twelve perspectives. */
const maxReferences = 50_000

/**
 * @throws LakeError 413 when the documents of a transaction have more references than the indexes take over in half a second. One
 *   document can always be deleted.
 */
export function assertReferenceCount(changes: readonly DocumentChange[]): void {
  const [first] = changes
  if (changes.length === 1 && !first?.after) return
  const count = changes
    .flatMap(({ before, after }) => [before, after])
    .reduce((sum, document) => sum + (document ? referencesIn(document).length : 0), 0)
  if (count > maxReferences)
    throw httpError(
      413,
      'The transaction changes documents with too many references; split it into smaller ones',
    )
}
