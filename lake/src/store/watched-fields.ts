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
  /** the names that programs asked for */
  readonly #ofPrograms = new Set<string>()
  readonly #put: StatementSync
  readonly fields: WatchedField[] = []
  readonly reads: WatchedReads[] = []
  /** The part that programs asked for, such as the site: what a commit usually announces. */
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
      this.#remember(name, watched, row.of_program === 1, 0)
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
    if (since !== undefined) {
      if (isOfProgram && !this.#ofPrograms.has(name) && this.#store(name, true))
        this.#addOfProgram(name, watched)
      return since
    }
    const max = isOfProgram ? maxWatched : maxWatched / 2
    const hasLineBreaks = `${watched.type}${'key' in watched ? watched.key : ''}`.includes('\n')
    if (
      hasLineBreaks ||
      name.length > maxName ||
      this.#names.size >= max ||
      this.#isFull(watched, isOfProgram) ||
      !this.#store(name, isOfProgram)
    )
      return undefined
    // the type can be a part of a long text of a query
    return this.#remember(name, { ...watched, type: detached(watched.type) }, isOfProgram, performance.now())
  }

  /** @returns whether it could, such as not on a full disk: a query is answered all the same, and any change of its type counts */
  #store(name: string, isOfProgram: boolean): boolean {
    try {
      this.#put.run(name, isOfProgram ? 1 : 0)
      return true
    } catch {
      return false
    }
  }

  #isFull(watched: WatchedField | WatchedReads, isOfProgram: boolean): boolean {
    const [others, max] = 'key' in watched ? [this.fields, maxFieldsOfType] : [this.reads, maxReadsOfType]
    const count = others.filter(({ type }) => type === watched.type).length
    return count >= (isOfProgram ? max : max / 2)
  }

  #remember(name: string, watched: WatchedField | WatchedReads, isOfProgram: boolean, since: number): number {
    put(this, watched)
    if (isOfProgram) this.#addOfProgram(name, watched)
    this.#names.set(name, since)
    return since
  }

  #addOfProgram(name: string, watched: WatchedField | WatchedReads): void {
    put(this.ofPrograms, watched)
    this.#ofPrograms.add(name)
  }
}

function put(
  to: { fields: WatchedField[]; reads: WatchedReads[] },
  watched: WatchedField | WatchedReads,
): void {
  if ('key' in watched) to.fields.push(watched)
  else to.reads.push(watched)
}
