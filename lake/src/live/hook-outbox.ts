import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { History } from '../history/history.ts'
import { inTransaction } from '../store/database.ts'

/** A change that waits for a webhook. `seq` is its place in the queue, `committed` that of its transaction in the log. */
export type QueuedChange = {
  seq: number
  committed: number
  doc: string
  tx: string
  ts: string
  author: string
  operation: string
}

/** What a document held before and after a change, as the log stores it. */
export type StoredChange = { before: unknown; after: unknown }

/**
 * The changes that wait for webhooks; those of one document are in the order of their commits. They are written in the transaction of
 * the commit. What the documents held is in the log: a copy for each webhook would fill the disk while a receiver fails.
 */
export class HookOutbox {
  readonly #db: DatabaseSync
  readonly #put: StatementSync
  readonly #history: History

  constructor(db: DatabaseSync) {
    this.#db = db
    this.#put = db.prepare('INSERT INTO hook_outbox (hook, operation, doc, tx, ts) VALUES (?, ?, ?, ?, ?)')
    this.#history = new History(db)
  }

  put(hook: string, { doc, tx, ts, operation }: Pick<QueuedChange, 'doc' | 'tx' | 'ts' | 'operation'>): void {
    this.#put.run(hook, operation, doc, tx, ts)
  }

  /** The first `count` places of a webhook's queue. */
  first(hook: string, count: number): number[] {
    const rows = this.#db.prepare('SELECT seq FROM hook_outbox WHERE hook = ? ORDER BY seq LIMIT ?')
    return rows.all(hook, count).map(({ seq }) => Number(seq))
  }

  /** The change at a place of the queue, unless it was purged. */
  find(seq: number): QueuedChange | undefined {
    const sql = `SELECT tx.seq AS committed, tx.author, queued.* FROM hook_outbox queued JOIN tx ON tx.id = queued.tx
      WHERE queued.seq = ?`
    const row = this.#db.prepare(sql).get(seq)
    if (!row) return undefined
    const text = (column: string) => String(row[column])
    return {
      seq,
      committed: Number(row.committed),
      doc: text('doc'),
      tx: text('tx'),
      ts: text('ts'),
      author: text('author'),
      operation: text('operation'),
    }
  }

  /** The document before and after a queued change. */
  changeOf({ doc, committed }: QueuedChange): StoredChange {
    return {
      before: this.#history.storedFormAt(doc, committed - 1),
      after: this.#history.storedFormAt(doc, committed),
    }
  }

  /** Removes the beginning of a webhook's queue, up to and including a place. */
  removeUpTo(hook: string, seq: number): void {
    this.#db.prepare('DELETE FROM hook_outbox WHERE hook = ? AND seq <= ?').run(hook, seq)
  }

  /** Stores since when a change has failed. @returns that moment */
  markFailing(seq: number, now: Date): Date {
    this.#db
      .prepare('UPDATE hook_outbox SET failing_since = ? WHERE seq = ? AND failing_since IS NULL')
      .run(now.toISOString(), seq)
    const row = this.#db.prepare('SELECT failing_since FROM hook_outbox WHERE seq = ?').get(seq)
    return typeof row?.failing_since === 'string' ? new Date(row.failing_since) : now
  }

  /** What is failing has failed for the first time now. */
  beginFailingAnew(now: Date): void {
    this.#db
      .prepare('UPDATE hook_outbox SET failing_since = ? WHERE failing_since IS NOT NULL')
      .run(now.toISOString())
  }

  /** Puts the changes of a document at the end of a webhook's queue, in their order. */
  moveBack(hook: string, doc: string): void {
    this.#moveBack(hook, 'doc = ?', doc)
  }

  /** Puts the changes of all documents that an author changed at the end of a webhook's queue, in their order. */
  moveBackOf(hook: string, author: string): void {
    const changed = 'SELECT doc FROM hook_outbox queued JOIN tx ON tx.id = queued.tx WHERE tx.author = ?'
    this.#moveBack(hook, `doc IN (${changed})`, author)
  }

  /** They are inserted anew: SQLite gives no place a second time then, also after they are purged while one of them is being sent. */
  #moveBack(hook: string, which: string, value: string): void {
    inTransaction(this.#db, () => {
      const last = this.#db.prepare('SELECT max(seq) AS seq FROM hook_outbox').get()?.seq
      if (typeof last !== 'number') return
      this.#db
        .prepare(
          `INSERT INTO hook_outbox (hook, operation, doc, tx, ts, failing_since)
          SELECT hook, operation, doc, tx, ts, failing_since FROM hook_outbox WHERE hook = ? AND ${which} ORDER BY seq`,
        )
        .run(hook, value)
      this.#db
        .prepare(`DELETE FROM hook_outbox WHERE hook = ? AND ${which} AND seq <= ?`)
        .run(hook, value, last)
    })
  }

  /** Removes the queued changes of webhooks that no longer exist. */
  keepOnly(hooks: readonly string[]): void {
    this.#db
      .prepare('DELETE FROM hook_outbox WHERE hook NOT IN (SELECT value FROM json_each(?))')
      .run(JSON.stringify(hooks))
  }
}
