import type { DatabaseSync } from 'node:sqlite'
import type { LakeDocument } from '../store/document.ts'
import { pack, unpack } from '../store/packed.ts'
import type { Change } from './webhook-filter.ts'

/** A change that waits for a webhook. The document's forms are read by `changeOf`, which can fail. */
export type QueuedChange = { seq: number; doc: string; tx: string; ts: string; operation: string; row: Row }

type Row = Record<string, unknown>

/** The changes that wait for webhooks; those of one document are in the order of their commits. They are written in the transaction of the commit. */
export class HookOutbox {
  readonly #db: DatabaseSync

  constructor(db: DatabaseSync) {
    this.#db = db
  }

  put(hook: string, { doc, tx, ts, operation }: Omit<QueuedChange, 'seq' | 'row'>, change: Change): void {
    this.#db
      .prepare(
        'INSERT INTO hook_outbox (hook, operation, doc, tx, ts, before, after) VALUES (?, ?, ?, ?, ?, ?, ?)',
      )
      .run(hook, operation, doc, tx, ts, packed(change.before), packed(change.after))
  }

  /** The first `count` places of a webhook's queue; documents are large, so `find` reads them one at a time. */
  first(hook: string, count: number): number[] {
    const rows = this.#db.prepare('SELECT seq FROM hook_outbox WHERE hook = ? ORDER BY seq LIMIT ?')
    return rows.all(hook, count).map(({ seq }) => Number(seq))
  }

  /** The change at a place of the queue, unless it was purged. */
  find(seq: number): QueuedChange | undefined {
    const row = this.#db.prepare('SELECT * FROM hook_outbox WHERE seq = ?').get(seq)
    if (!row) return undefined
    const [doc, tx, ts, operation] = [row.doc, row.tx, row.ts, row.operation].map(String) as [
      string,
      string,
      string,
      string,
    ]
    return { seq, doc, tx, ts, operation, row }
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
    const last = this.#db.prepare('SELECT max(seq) AS seq FROM hook_outbox').get()?.seq
    const first = this.#db
      .prepare('SELECT min(seq) AS seq FROM hook_outbox WHERE hook = ? AND doc = ?')
      .get(hook, doc)?.seq
    if (typeof last !== 'number' || typeof first !== 'number') return
    this.#db
      .prepare('UPDATE hook_outbox SET seq = seq + ? WHERE hook = ? AND doc = ?')
      .run(last - first + 1, hook, doc)
  }

  /** Removes the queued changes of webhooks that no longer exist. */
  keepOnly(hooks: readonly string[]): void {
    this.#db
      .prepare('DELETE FROM hook_outbox WHERE hook NOT IN (SELECT value FROM json_each(?))')
      .run(JSON.stringify(hooks))
  }
}

/** The forms of a queued document before and after the change. @throws Error when the row is damaged */
export const changeOf = ({ row }: QueuedChange): Change => ({
  before: unpacked(row.before),
  after: unpacked(row.after),
})

const packed = (document: LakeDocument | undefined) => (document ? pack(JSON.stringify(document)) : null)

function unpacked(value: unknown): LakeDocument | undefined {
  const json = unpack(value)
  return json === undefined ? undefined : (JSON.parse(json) as LakeDocument)
}
