import { LRUCache } from 'lru-cache'
import type { DocumentStore } from './store.ts'
import { type Perspective, View } from './view.ts'

const kept = 12

/** Keeps the views that queries asked for lately, and carries every commit into them. */
export class Views {
  readonly #store: DocumentStore
  readonly #views = new LRUCache<string, View>({ max: kept })

  constructor(store: DocumentStore) {
    this.#store = store
    store.onCommit(({ changes }) => {
      for (const view of this.#views.values()) for (const { id } of changes) view.update(id)
    })
  }

  /** The view for a perspective; `anonymous` sees public ids only. */
  get(perspective: Perspective, anonymous: boolean): View {
    const key = JSON.stringify([perspective, anonymous])
    const found = this.#views.get(key) ?? new View(this.#store.documents, perspective, anonymous)
    this.#views.set(key, found)
    return found
  }
}
