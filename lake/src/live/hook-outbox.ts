import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { History } from '../history/history.ts'

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
    // `performance.now()` begins at 0 in each process, so what was refused is tried immediately after a start
    db.exec('UPDATE hook_outbox SET due = 0 WHERE due <> 0')
    this.#put =
      db.prepare(`INSERT INTO hook_outbox (hook, operation, doc, tx, ts, author, due) VALUES (?, ?, ?, ?, ?, ?, coalesce(
      (SELECT due FROM hook_outbox WHERE doc = ? AND hook = ? ORDER BY seq DESC LIMIT 1), 0))`)
    this.#history = new History(db)
  }

  /** A change of a document of which another one was refused waits with it. */
  put(hook: string, { doc, tx, ts, author, operation }: Omit<QueuedChange, 'seq' | 'committed'>): void {
    this.#put.run(hook, operation, doc, tx, ts, author, doc, hook)
  }

  /**
   * The places of a webhook's queue that come next: of each author one, those of the author after `last` first, then of each a second one.
   * @param now milliseconds, as `performance.now()` counts
   */
  next(hook: string, last: string, now: number, count: number): number[] {
    const authors = this.#authorsAfter(hook, last)
    const rows = this.#db.prepare(
      'SELECT seq FROM hook_outbox WHERE hook = ? AND author = ? AND due <= ? ORDER BY due, seq LIMIT ?',
    )
    const each = Math.ceil(count / Math.max(1, authors.length))
    const queues = authors.map((author) => rows.all(hook, author, now, each).map(({ seq }) => Number(seq)))
    return Array.from({ length: each }, (_, at) => queues.flatMap((queue) => queue[at] ?? [])).flat()
  }

  /** Each is looked up by the one before: what an author has queued can be long. */
  #authorsAfter(hook: string, last: string): string[] {
    const after = this.#db.prepare(
      'SELECT author FROM hook_outbox WHERE hook = ? AND author > ? ORDER BY author LIMIT 1',
    )
    const authors: string[] = []
    for (let row = after.get(hook, ''); row; row = after.get(hook, String(row.author)))
      authors.push(String(row.author))
    return [...authors.filter((author) => author > last), ...authors.filter((author) => author <= last)]
  }

  /** When the first of what was refused is tried again, as `performance.now()` counts. */
  firstDue(hook: string): number | undefined {
    const due = this.#db.prepare('SELECT min(due) AS due FROM hook_outbox WHERE hook = ?').get(hook)?.due
    return typeof due === 'number' ? due : undefined
  }

  /** The first place of a document in a webhook's queue, besides some. */
  firstOf(hook: string, doc: string, besides: readonly number[]): number | undefined {
    const sql = `SELECT seq FROM hook_outbox WHERE doc = ? AND hook = ? AND seq NOT IN (SELECT value FROM json_each(?))
      ORDER BY seq LIMIT 1`
    const seq = this.#db.prepare(sql).get(doc, hook, JSON.stringify(besides))?.seq
    return typeof seq === 'number' ? seq : undefined
  }

  /** The change at a place of the queue, unless it was purged. */
  find(seq: number): QueuedChange | undefined {
    const sql = `SELECT tx.seq AS committed, queued.* FROM hook_outbox queued JOIN tx ON tx.id = queued.tx
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

  remove(places: readonly number[]): void {
    this.#db
      .prepare('DELETE FROM hook_outbox WHERE seq IN (SELECT value FROM json_each(?))')
      .run(JSON.stringify(places))
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

  /** Keeps the changes of a document waiting until a time, as `performance.now()` counts. */
  postpone(hook: string, doc: string, due: number): void {
    this.#db
      .prepare('UPDATE hook_outbox SET due = ? WHERE doc = ? AND hook = ?')
      .run(Math.ceil(due), doc, hook)
  }

  /** Removes the queued changes of webhooks that no longer exist. */
  keepOnly(hooks: readonly string[]): void {
    this.#db
      .prepare('DELETE FROM hook_outbox WHERE hook NOT IN (SELECT value FROM json_each(?))')
      .run(JSON.stringify(hooks))
  }
}
