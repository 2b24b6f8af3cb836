import { LRUCache } from 'lru-cache'
import { releaseOf } from './document.ts'
import { Forms } from './forms.ts'
import type { Commit, DocumentStore } from './store.ts'
import { ValueIndexes } from './value-index.ts'
import { type Perspective, View } from './view.ts'

const kept = 12

/** As JSON. */
const common = new Set(['raw', 'published', ['published'], ['drafts']].map((each) => JSON.stringify(each)))

/** Keeps the views that queries asked for lately, and carries every commit into them. */
export class Views {
  readonly #store: Pick<DocumentStore, 'documents' | 'onCommit'>
  readonly #indexes = new ValueIndexes()
  readonly #views = new LRUCache<string, View>({
    max: kept,
    dispose: (view, _, reason) => {
      if (reason === 'evict') view.forgetIndexes()
    },
  })
  /** The views of the site and of editors: those of releases, of which callers can name any, do not push them out. */
  readonly #common = new Map<string, View>()
  readonly #forms: Forms
  /** how many documents each release has */
  readonly #releases = new Map<string, number>()

  constructor(store: Pick<DocumentStore, 'documents' | 'onCommit'>) {
    this.#store = store
    this.#forms = new Forms(store.documents.keys())
    for (const id of store.documents.keys()) this.#count(id, 1)
    store.onCommit((commit) => this.#update(commit))
  }

  /** The view for a perspective; `anonymous` sees public ids only. */
  get(perspective: Perspective, anonymous: boolean): View {
    const effective = this.#effective(perspective)
    const key = JSON.stringify([effective, anonymous])
    const views = common.has(JSON.stringify(effective)) ? this.#common : this.#views
    const found =
      views.get(key) ?? new View(this.#store.documents, effective, anonymous, this.#indexes, this.#forms)
    views.set(key, found)
    return found
  }

  /**
   * The perspective without the releases that have no documents. Making a view takes a second in a large dataset, and callers can
   * name any number of releases.
   */
  #effective(perspective: Perspective): Perspective {
    if (!Array.isArray(perspective)) return perspective
    const layers = new Set(perspective)
    return [...layers].filter(
      (layer) => layer === 'drafts' || layer === 'published' || this.#releases.has(layer),
    )
  }

  #update({ changes, weight }: Commit): void {
    for (const { id, before, after } of changes) {
      this.#count(id, Number(Boolean(after)) - Number(Boolean(before)))
      if (after) this.#forms.add(id)
      else this.#forms.delete(id)
    }
    const ids = changes.map(({ id }) => id)
    for (const view of [...this.#common.values(), ...this.#views.values()]) view.updateAll(ids, weight)
  }

  #count(id: string, change: number): void {
    const release = releaseOf(id)
    if (release === undefined) return
    const count = (this.#releases.get(release) ?? 0) + change
    if (count > 0) this.#releases.set(release, count)
    else this.#releases.delete(release)
  }
}
