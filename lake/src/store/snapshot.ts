import { httpError } from '../http/errors.ts'
import { type LakeDocument, referencesOf } from './document.ts'
import { SortedDocuments } from './sorted-documents.ts'
import type { Read } from './value-index.ts'
import type { ReadView } from './view.ts'
import { shareOfMemory } from './weight.ts'

/** Bytes of memory, as `weightOf` counts them, of the commits since a snapshot was taken: it keeps what they replaced. */
const maxWeight = shareOfMemory(1 / 8)

type Change = { before: LakeDocument | undefined; after: LakeDocument | undefined }

/** A view as it was when the snapshot was taken: the present view without the changes since then. */
export class Snapshot implements ReadView {
  readonly #view: ReadView
  readonly #changes = new Map<string, Change>()

  #weight = 0

  constructor(view: ReadView) {
    this.#view = view
  }

  /** Counts a commit since the snapshot was taken. */
  age(weight: number): void {
    this.#weight += weight
    if (this.#weight > maxWeight) this.#changes.clear()
  }

  /** Whether something of the view has changed since. */
  get isOld(): boolean {
    return this.#changes.size > 0 || this.#weight > maxWeight
  }

  /** @throws LakeError 503 when so much has changed since that the snapshot is not kept any more */
  assertKept(): void {
    if (this.#weight > maxWeight)
      throw httpError(503, 'Too much has changed while the query was evaluated; try again')
  }

  /** Notes a change of the view, before or after which the view's lists are read. */
  note(id: string, before: LakeDocument | undefined, after: LakeDocument | undefined): void {
    const first = this.#changes.get(id)
    this.#changes.set(id, { before: first ? first.before : before, after })
  }

  get all(): readonly LakeDocument[] {
    return this.#before(this.#view.all, () => true)
  }

  get(id: string): LakeDocument | undefined {
    const change = this.#changes.get(id)
    return change ? change.before : this.#view.get(id)
  }

  ofType(type: string): readonly LakeDocument[] {
    return this.#before(this.#view.ofType(type), (document) => document._type === type)
  }

  referring(id: string): readonly LakeDocument[] {
    return this.#before(this.#view.referring(id), (document) =>
      referencesOf(document).some(({ to }) => to === id),
    )
  }

  equal(type: string, key: string, read: Read, values: readonly unknown[]): (readonly LakeDocument[])[] {
    const lists = this.#view.equal(type, key, read, values)
    if (this.#changes.size === 0) return lists
    const changes = this.#changesByValue((document) => (document._type === type ? [read(document)] : []))
    return values.map((value, at) =>
      this.#before(
        lists[at] ?? [],
        (document) => document._type === type && read(document) === value,
        changes.get(value) ?? [],
      ),
    )
  }

  /** Changes by the values that a document had before or has after them: there can be as many of both as time allows. */
  #changesByValue(valuesOf: (document: LakeDocument) => unknown[]): Map<unknown, [string, Change][]> {
    const byValue = new Map<unknown, [string, Change][]>()
    for (const [id, change] of this.#changes) {
      const { before, after } = change
      for (const value of new Set([before, after].flatMap((form) => (form ? valuesOf(form) : []))))
        if (!byValue.get(value)?.push([id, change])) byValue.set(value, [[id, change]])
    }
    return byValue
  }

  /** A list of the present view with the changes since the snapshot taken back. */
  #before(
    list: readonly LakeDocument[],
    belongs: (document: LakeDocument) => boolean,
    among: Iterable<[string, Change]> = this.#changes,
  ): readonly LakeDocument[] {
    const changes = [...among].filter(
      ([, { before, after }]) => (before && belongs(before)) || (after && belongs(after)),
    )
    if (changes.length === 0) return list
    const sorted = new SortedDocuments(list)
    for (const [id, { before }] of changes) {
      if (before && belongs(before)) sorted.put(before)
      else sorted.delete(id)
    }
    return sorted.items
  }
}
