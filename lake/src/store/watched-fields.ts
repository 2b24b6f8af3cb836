import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { readerOf } from '../groq/plan.ts'
import type { WatchedField } from '../groq/tags.ts'

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

  add(field: WatchedField): void {
    const name = `${field.type}\n${field.key}`
    if (this.#fields.has(name)) return
    this.#put.run(name)
    this.#fields.set(name, field)
  }

  all(): Iterable<WatchedField> {
    return this.#fields.values()
  }
}
