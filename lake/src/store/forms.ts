import { isPublishedId, publishedIdOf } from './document.ts'

const none: ReadonlySet<string> = new Set()

/** The ids of drafts and versions, by the id under which they are published. */
export class Forms {
  readonly #ids = new Map<string, Set<string>>()

  constructor(ids: Iterable<string> = []) {
    for (const id of ids) this.add(id)
  }

  of(publishedId: string): ReadonlySet<string> {
    return this.#ids.get(publishedId) ?? none
  }

  add(id: string): void {
    if (isPublishedId(id)) return
    const publishedId = publishedIdOf(id)
    const ids = this.#ids.get(publishedId) ?? new Set()
    this.#ids.set(publishedId, ids.add(id))
  }

  delete(id: string): void {
    const publishedId = publishedIdOf(id)
    const ids = this.#ids.get(publishedId)
    if (ids?.delete(id) && ids.size === 0) this.#ids.delete(publishedId)
  }
}
