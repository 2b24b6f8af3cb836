import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { detached } from '../groq/detached.ts'
import { readerOf } from '../groq/plan.ts'
import type { Watched, WatchedField, WatchedReads } from '../groq/tags.ts'
import { readRow } from './database.ts'

/** Every commit looks at each of them, and each field has an index. */
const maxWatched = 400
const maxName = 400

/**
 * Of one type: a commit carries a tag for each field of its document together with each of the reads. The queries of the shop and of the
 * Studio have 3 and 37.
 */
const maxFieldsOfType = 12
const maxReadsOfType = 80

/**
 * What queries look up and read, so that commits know which tags to announce. Stored in SQLite: the site caches results
 * for longer than the lake runs.
 */
export class WatchedFields implements Watched {
  /** since when each is watched, as `performance.now()` counts */
  readonly #names = new Map<string, number>()
  readonly #put: StatementSync
  readonly fields: WatchedField[] = []
  readonly reads: WatchedReads[] = []

  constructor(db: DatabaseSync) {
    this.#put = db.prepare('INSERT OR IGNORE INTO watched (key) VALUES (?)')
    for (const row of db.prepare('SELECT key FROM watched').iterate()) {
      const name = String(row.key)
      const [type = '', key = '', reads, ...rest] = name.split('\n')
      // Names with line breaks, which former versions stored, cannot be told apart.
      if (rest.length > 0 || (reads !== undefined && (key !== '' || !reads.startsWith('[')))) continue
      this.#remember(
        name,
        reads === undefined
          ? { type, key, read: readerOf(key) }
          : { type, reads: readRow('watched', name, () => JSON.parse(reads) as string[]) },
        0,
      )
    }
  }

  /**
   * Watches a field, or attributes that are read together.
   * @returns since when, as `performance.now()` counts; undefined when the name is too long or has line breaks, there are too many of them
   *   or of its type, or it cannot be stored; only programs with a token, such as the site, may fill more than half of all places, and of a type's
   */
  add(watched: WatchedField | WatchedReads, isOfProgram: boolean): number | undefined {
    const name =
      'key' in watched
        ? `${watched.type}\n${watched.key}`
        : `${watched.type}\n\n${JSON.stringify(watched.reads)}`
    const since = this.#names.get(name)
    if (since !== undefined) return since
    const max = isOfProgram ? maxWatched : maxWatched / 2
    const hasLineBreaks = `${watched.type}${'key' in watched ? watched.key : ''}`.includes('\n')
    if (
      hasLineBreaks ||
      name.length > maxName ||
      this.#names.size >= max ||
      this.#isFull(watched, isOfProgram)
    )
      return undefined
    try {
      this.#put.run(name)
    } catch {
      // such as for a full disk: the query is answered all the same, and any change of the type counts
      return undefined
    }
    // the type can be a part of a long text of a query
    return this.#remember(name, { ...watched, type: detached(watched.type) }, performance.now())
  }

  #isFull(watched: WatchedField | WatchedReads, isOfProgram: boolean): boolean {
    const [others, max] = 'key' in watched ? [this.fields, maxFieldsOfType] : [this.reads, maxReadsOfType]
    const count = others.filter(({ type }) => type === watched.type).length
    return count >= (isOfProgram ? max : max / 2)
  }

  #remember(name: string, watched: WatchedField | WatchedReads, since: number): number {
    if ('key' in watched) this.fields.push(watched)
    else this.reads.push(watched)
    this.#names.set(name, since)
    return since
  }
}
