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

/** Who asks: a program with a token, such as the site, a user, or a visitor. */
export type Asking = 'program' | 'user' | 'visitor'

/**
 * What queries look up and read, so that commits know which tags to announce. Stored in SQLite: the site caches results
 * for longer than the lake runs.
 */
export class WatchedFields implements Watched {
  /** since when each is watched, as `performance.now()` counts */
  readonly #names = new Map<string, number>()
  /** the same of those that programs asked for */
  readonly #ofPrograms = new Map<string, number>()
  readonly #put: StatementSync
  readonly fields: WatchedField[] = []
  readonly reads: WatchedReads[] = []
  /** What programs asked for: webhooks announce no more, and the authors of commits pay for it. */
  readonly ofPrograms = { fields: [] as WatchedField[], reads: [] as WatchedReads[] }

  constructor(db: DatabaseSync) {
    this.#put = db.prepare('INSERT OR REPLACE INTO watched (key, of_program) VALUES (?, ?)')
    for (const row of db.prepare('SELECT key, of_program FROM watched').iterate()) {
      const name = String(row.key)
      const [type = '', key = '', reads, ...rest] = name.split('\n')
      // Names with line breaks, which former versions stored, cannot be told apart.
      if (rest.length > 0 || (reads !== undefined && (key !== '' || !reads.startsWith('[')))) continue
      const watched =
        reads === undefined
          ? { type, key, read: readerOf(key) }
          : { type, reads: readRow('watched', name, () => JSON.parse(reads) as string[]) }
      this.#remember(name, watched, 0)
      if (row.of_program === 1) this.#rememberOfProgram(name, watched, 0)
    }
  }

  /**
   * Watches a field, or attributes that are read together.
   * @returns since when, as `performance.now()` counts; undefined when the name is too long or has line breaks, there are too many of them
   *   or of its type, or it cannot be stored. Users may fill half of all places, and of a type's; visitors have those of programs
   */
  add(watched: WatchedField | WatchedReads, asking: Asking): number | undefined {
    const name =
      'key' in watched
        ? `${watched.type}\n${watched.key}`
        : `${watched.type}\n\n${JSON.stringify(watched.reads)}`
    const known = this.#ofPrograms.get(name) ?? (asking === 'user' ? this.#names.get(name) : undefined)
    if (known !== undefined || asking === 'visitor') return known
    const isOfProgram = asking === 'program'
    const isNew = !this.#names.has(name)
    if (isNew && !this.#hasPlace(name, watched, isOfProgram)) return undefined
    try {
      this.#put.run(name, isOfProgram ? 1 : 0)
    } catch {
      // such as for a full disk: the query is answered all the same, and any change of the type counts
      return undefined
    }
    // the type can be a part of a long text of a query
    const kept = { ...watched, type: detached(watched.type) }
    const now = performance.now()
    if (isNew) this.#remember(name, kept, now)
    if (isOfProgram) this.#rememberOfProgram(name, kept, now)
    return now
  }

  #hasPlace(name: string, watched: WatchedField | WatchedReads, isOfProgram: boolean): boolean {
    const hasLineBreaks = `${watched.type}${'key' in watched ? watched.key : ''}`.includes('\n')
    const max = isOfProgram ? maxWatched : maxWatched / 2
    return (
      !hasLineBreaks &&
      name.length <= maxName &&
      this.#names.size < max &&
      !this.#isFull(watched, isOfProgram)
    )
  }

  #isFull(watched: WatchedField | WatchedReads, isOfProgram: boolean): boolean {
    const [others, max] = 'key' in watched ? [this.fields, maxFieldsOfType] : [this.reads, maxReadsOfType]
    const count = others.filter(({ type }) => type === watched.type).length
    return count >= (isOfProgram ? max : max / 2)
  }

  #remember(name: string, watched: WatchedField | WatchedReads, since: number): void {
    put(this, watched)
    this.#names.set(name, since)
  }

  #rememberOfProgram(name: string, watched: WatchedField | WatchedReads, since: number): void {
    put(this.ofPrograms, watched)
    this.#ofPrograms.set(name, since)
  }
}

function put(
  to: { fields: WatchedField[]; reads: WatchedReads[] },
  watched: WatchedField | WatchedReads,
): void {
  if ('key' in watched) to.fields.push(watched)
  else to.reads.push(watched)
}
