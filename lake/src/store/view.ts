import {
  type LakeDocument,
  isPublicId,
  isPublishedId,
  publishedIdOf,
  referencesOf,
  releaseOf,
  shareReferences,
} from './document.ts'
import { Forms } from './forms.ts'
import { Snapshot } from './snapshot.ts'
import { SortedDocuments } from './sorted-documents.ts'
import { type Read, ValueIndex, ValueIndexes, addTo, isIndexed, removeFrom } from './value-index.ts'

/** Which of a document's forms a query sees: see `parsePerspective`. */
export type Perspective = 'raw' | 'published' | string[]

/** What a query reads; see `View`. */
export type ReadView = Pick<View, 'all' | 'get' | 'ofType' | 'referring' | 'equal'>

type Source = ReadonlyMap<string, LakeDocument>
type Index = Map<string, SortedDocuments>
const nothing: readonly LakeDocument[] = Object.freeze([])

/** Documents times indexes by value that one commit brings up to date: some hundredths of a second. */
const maxIndexUpdates = 50_000

/** The same in bytes of the commit times indexes: an index can be of a long text in small letters, which takes its time to make. */
const maxIndexedBytes = 64 * 1024 * 1024

/** The id of a document's form in a layer of a stack. */
function idIn(layer: string, id: string): string {
  if (layer === 'published') return id
  return layer === 'drafts' ? `drafts.${id}` : `versions.${layer}.${id}`
}

const formsInStacks = new WeakMap<LakeDocument, LakeDocument>()

/** A form of a document as stacks show it. All views share it: an object of many attributes takes time and memory to copy. */
function inStack(document: LakeDocument): LakeDocument {
  const known = formsInStacks.get(document)
  if (known) return known
  const shown = { ...document, _id: publishedIdOf(document._id), _originalId: document._id }
  shareReferences(shown, document)
  formsInStacks.set(document, shown)
  return shown
}

/**
 * The documents as one perspective shows them, with the indexes that queries use. It follows commits by `updateAll`
 * instead of being rebuilt. Rules: `published` leaves out drafts and versions; a stack such as `['r1', 'drafts']`
 * takes the first form that exists, then the published one, under the published `_id` with the real one in
 * `_originalId`; `anonymous` further leaves out every id with a dot.
 */
export class View implements ReadView {
  readonly perspective: Perspective
  readonly #source: Source
  readonly #forms: Forms
  /** the places of the layers of a stack */
  readonly #ranks: ReadonlyMap<string, number>
  readonly #anonymous: boolean
  readonly #indexes: ValueIndexes
  readonly #byId = new Map<string, LakeDocument>()
  readonly #byType: Index = new Map()
  readonly #referrers: Index = new Map()
  readonly #equality = new Map<string, ValueIndex>()
  readonly #all = new SortedDocuments()
  readonly #snapshots = new Set<Snapshot>()

  /**
   * @param indexes counts the indexes by value of all views
   * @param forms of all documents of `source`
   */
  constructor(
    source: Source,
    perspective: Perspective,
    anonymous: boolean,
    indexes = new ValueIndexes(),
    forms = new Forms(source.keys()),
  ) {
    this.#source = source
    this.#forms = forms
    const layers = Array.isArray(perspective) ? perspective : []
    this.#ranks = new Map(layers.map((layer, rank) => [layer, rank]))
    this.perspective = perspective
    this.#anonymous = anonymous
    this.#indexes = indexes
    const inOrder = [...source.keys()].sort((a, b) => (publishedIdOf(a) < publishedIdOf(b) ? -1 : 1))
    this.updateAll(inOrder)
  }

  /** All documents of the view. */
  get all(): readonly LakeDocument[] {
    return this.#all.items
  }

  get(id: string): LakeDocument | undefined {
    return this.#byId.get(id)
  }

  ofType(type: string): readonly LakeDocument[] {
    return this.#byType.get(type)?.items ?? nothing
  }

  /** Documents that hold a reference to `id`, weak ones included. */
  referring(id: string): readonly LakeDocument[] {
    return this.#referrers.get(id)?.items ?? nothing
  }

  /**
   * The documents of `type` for which `read` gives each of `values`; `key` names the reader. The index is built at the first
   * call and kept up to date from then on, as long as there is memory for it.
   */
  equal(type: string, key: string, read: Read, values: readonly unknown[]): (readonly LakeDocument[])[] {
    const index = values.some(isIndexed) ? this.#indexOf(type, key, read) : undefined
    return values.map((value) =>
      index && isIndexed(value)
        ? index.find(value)
        : this.ofType(type).filter((document) => read(document) === value),
    )
  }

  #indexOf(type: string, key: string, read: Read): ValueIndex {
    const name = `${type}\n${key}`
    const index = this.#equality.get(name) ?? new ValueIndex(type, read, this.ofType(type))
    this.#equality.set(name, index)
    this.#indexes.use(index, () => this.#equality.delete(name))
    return index
  }

  /** Frees the memory of the indexes by value; each that a query needs is built anew. */
  forgetIndexes(): void {
    for (const index of this.#equality.values()) this.#indexes.delete(index)
  }

  /** The documents as they are now, for a query that pauses. It costs work at every commit until it is released. */
  hold(): Snapshot {
    const snapshot = new Snapshot(this)
    this.#snapshots.add(snapshot)
    return snapshot
  }

  release(snapshot: Snapshot): void {
    this.#snapshots.delete(snapshot)
  }

  /** Takes over the present state of the stored documents. @param weight of the commit that changed them */
  updateAll(ids: readonly string[], weight = 0): void {
    // To bring all indexes up to date would take seconds.
    const indexes = this.#equality.size
    if (ids.length * indexes > maxIndexUpdates || weight * indexes > maxIndexedBytes) this.forgetIndexes()
    const viewIds = Array.isArray(this.perspective) ? new Set(ids.map(publishedIdOf)) : ids
    for (const id of viewIds) this.#update(id)
    for (const snapshot of this.#snapshots) snapshot.age(weight)
  }

  #update(id: string): void {
    const before = this.#byId.get(id)
    const after = this.#resolve(id)
    if (before === after) return
    for (const snapshot of this.#snapshots) snapshot.note(id, before, after)
    if (before) this.#forget(before)
    if (after) {
      this.#byId.set(id, after)
      this.#remember(after)
    } else {
      this.#byId.delete(id)
    }
  }

  #resolve(id: string): LakeDocument | undefined {
    if (this.#anonymous && !isPublicId(id)) return undefined
    if (this.perspective === 'raw') return this.#source.get(id)
    if (this.perspective === 'published') return isPublishedId(id) ? this.#source.get(id) : undefined
    const document = this.#source.get(this.#firstForm(id, this.perspective))
    return document && inStack(document)
  }

  /**
   * The id of the first form in a stack; that of the published one when there is no other, though it may not exist. Most documents
   * have no other form, or one: to look for one in each layer would take seconds for all documents.
   */
  #firstForm(id: string, stack: readonly string[]): string {
    const forms = this.#forms.of(id)
    if (forms.size > stack.length)
      return stack.map((layer) => idIn(layer, id)).find((each) => this.#source.has(each)) ?? id
    let first = id
    let rank = this.#source.has(id) ? (this.#ranks.get('published') ?? Infinity) : Infinity
    for (const form of forms) {
      const other = this.#ranks.get(releaseOf(form) ?? 'drafts') ?? Infinity
      if (other < rank) [first, rank] = [form, other]
    }
    return first
  }

  #remember(document: LakeDocument) {
    addTo(this.#byType, document._type, document)
    this.#all.put(document)
    for (const { to } of referencesOf(document)) addTo(this.#referrers, to, document)
    for (const [name, index] of this.#equality) {
      if (index.type !== document._type) continue
      index.add(document)
      this.#indexes.use(index, () => this.#equality.delete(name))
    }
  }

  #forget(document: LakeDocument) {
    removeFrom(this.#byType, document._type, document)
    this.#all.delete(document._id)
    for (const { to } of referencesOf(document)) removeFrom(this.#referrers, to, document)
    for (const index of this.#equality.values()) if (index.type === document._type) index.remove(document)
  }
}
