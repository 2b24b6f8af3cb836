import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { readerOf } from '../groq/plan.ts'
import type { WatchedField } from '../groq/tags.ts'

/** Every commit looks at every watched field, and each has an index. */
const mostFields = 400
const longestName = 200

/**
 * The fields that queries look values up in, so that commits know which value tags to announce. Kept in SQLite:
 * the site caches answers for longer than the lake runs.
 */
export class WatchedFields {
  readonly #fields = new Map<string, WatchedField>()
  readonly #put: StatementSync

  constructor(db: DatabaseSync) {
    this.#put = db.prepare('INSERT OR IGNORE INTO watched (key) VALUES (?)')
    for (const row of db.prepare('SELECT key FROM watched').iterate()) {
      const [type = '', key = ''] = String(row.key).split('\n')
      this.#fields.set(String(row.key), { type, key, read: readerOf(key) })
    }
  }

  /**
   * Watches a field from now on. False when its name is too long or there are too many; visitors without a token may
   * fill half of the places only.
   */
  add(field: WatchedField, isKnown: boolean): boolean {
    const name = `${field.type}\n${field.key}`
    if (this.#fields.has(name)) return true
    if (name.length > longestName || this.#fields.size >= (isKnown ? mostFields : mostFields / 2))
      return false
    this.#put.run(name)
    this.#fields.set(name, field)
    return true
  }

  all(): Iterable<WatchedField> {
    return this.#fields.values()
  }
}
