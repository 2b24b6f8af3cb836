import { type LakeDocument, isPublicId, isPublishedId, publishedIdOf, referencesIn } from './document.ts'
import { Snapshot } from './snapshot.ts'
import { SortedDocuments } from './sorted-documents.ts'

/** Which of a document's forms a query sees: see `parsePerspective`. */
export type Perspective = 'raw' | 'published' | string[]

/** What a query reads; see `View`. */
export type ReadView = Pick<View, 'all' | 'get' | 'ofType' | 'referring' | 'equal'>

type Source = ReadonlyMap<string, LakeDocument>
type Index<K = unknown> = Map<K, SortedDocuments>
/** Documents of a type by a value. Numbers are kept as text, apart from texts, for the reason in `ValueSet`. */
type ValueIndex = {
  type: string
  read: (document: LakeDocument) => unknown
  numbers: Index
  others: Index
}
const nothing: readonly LakeDocument[] = []

/** Documents times indexes by value that one commit brings up to date: some hundredths of a second. */
const maxIndexUpdates = 50_000

/**
 * The documents as one perspective shows them, with the indexes that queries use. It follows commits by `updateAll`
 * instead of being rebuilt. Rules: `published` leaves out drafts and versions; a stack such as `['r1', 'drafts']`
 * takes the first form that exists, then the published one, under the published `_id` with the real one in
 * `_originalId`; `anonymous` further leaves out every id with a dot.
 */
export class View implements ReadView {
  readonly perspective: Perspective
  readonly #source: Source
  readonly #anonymous: boolean
  readonly #byId = new Map<string, LakeDocument>()
  readonly #byType: Index<string> = new Map()
  readonly #referrers: Index<string> = new Map()
  readonly #equality = new Map<string, ValueIndex>()
  readonly #all = new SortedDocuments()
  readonly #snapshots = new Set<Snapshot>()

  constructor(source: Source, perspective: Perspective, anonymous: boolean) {
    this.#source = source
    this.perspective = perspective
    this.#anonymous = anonymous
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
   * Documents of `type` for which `read` gives `value`; `key` names the reader. The index is built at the first
   * call and kept up to date from then on.
   */
  equal(
    type: string,
    key: string,
    read: (document: LakeDocument) => unknown,
    value: unknown,
  ): readonly LakeDocument[] {
    const name = `${type}\n${key}`
    let entry = this.#equality.get(name)
    if (!entry) {
      entry = { type, read, numbers: new Map(), others: new Map() }
      for (const document of this.ofType(type)) addTo(...placeOf(entry, read(document)), document)
      this.#equality.set(name, entry)
    }
    const [index, place] = placeOf(entry, value)
    return index.get(place)?.items ?? nothing
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
    // To bring all indexes up to date would take seconds; each that a query needs is built anew.
    if (ids.length * this.#equality.size > maxIndexUpdates) this.#equality.clear()
    for (const id of ids) this.#update(id)
    for (const snapshot of this.#snapshots) snapshot.age(weight)
  }

  #update(id: string): void {
    const viewId = Array.isArray(this.perspective) ? publishedIdOf(id) : id
    const before = this.#byId.get(viewId)
    const after = this.#resolve(viewId)
    if (before === after) return
    for (const snapshot of this.#snapshots) snapshot.note(viewId, before, after)
    if (before) this.#forget(before)
    if (after) {
      this.#byId.set(viewId, after)
      this.#remember(after)
    } else {
      this.#byId.delete(viewId)
    }
  }

  #resolve(id: string): LakeDocument | undefined {
    if (this.#anonymous && !isPublicId(id)) return undefined
    if (this.perspective === 'raw') return this.#source.get(id)
    if (this.perspective === 'published') return isPublishedId(id) ? this.#source.get(id) : undefined
    for (const layer of this.perspective) {
      const realId =
        layer === 'published' ? id : layer === 'drafts' ? `drafts.${id}` : `versions.${layer}.${id}`
      const document = this.#source.get(realId)
      if (document) return { ...document, _id: id, _originalId: realId }
    }
    const published = this.#source.get(id)
    return published && { ...published, _originalId: id }
  }

  #remember(document: LakeDocument) {
    addTo(this.#byType, document._type, document)
    this.#all.put(document)
    for (const { to } of referencesIn(document)) addTo(this.#referrers, to, document)
    for (const entry of this.#equality.values()) {
      if (entry.type === document._type) addTo(...placeOf(entry, entry.read(document)), document)
    }
  }

  #forget(document: LakeDocument) {
    removeFrom(this.#byType, document._type, document)
    this.#all.delete(document._id)
    for (const { to } of referencesIn(document)) removeFrom(this.#referrers, to, document)
    for (const entry of this.#equality.values()) {
      if (entry.type === document._type) removeFrom(...placeOf(entry, entry.read(document)), document)
    }
  }
}

const placeOf = ({ numbers, others }: ValueIndex, value: unknown): [Index, unknown] =>
  typeof value === 'number' ? [numbers, String(value)] : [others, value]

function addTo<K>(index: Index<K>, key: K, document: LakeDocument) {
  const documents = index.get(key)
  if (documents) documents.put(document)
  // most stay alone, and an array that grows has room for seventeen
  else index.set(key, new SortedDocuments([document]))
}

function removeFrom<K>(index: Index<K>, key: K, document: LakeDocument) {
  const documents = index.get(key)
  documents?.delete(document._id)
  if (documents?.isEmpty) index.delete(key)
}
