import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { LakeError, diskFull, httpError } from '../http/errors.ts'
import { FairQueue } from '../http/fair-queue.ts'
import { inTransaction } from '../store/database.ts'

/** Bytes of the log that one step deletes; a longer row is deleted by itself. */
const stepBytes = 1_000_000

/** What a row takes besides its texts. */
const rowBytes = 100

/**
 * Notes that what documents held before transaction `seq` is to be forgotten; call it inside the commit's SQLite transaction. Their
 * changes leave the queues of webhooks immediately. That they were deleted stays known.
 */
export function noteForgetting(db: DatabaseSync, ids: readonly string[], seq: number): void {
  if (ids.length === 0) return
  const list = JSON.stringify(ids)
  db.prepare('INSERT INTO forgetting (seq, doc) SELECT ?, value FROM json_each(?)').run(seq, list)
  db.prepare('DELETE FROM hook_outbox WHERE doc IN (SELECT value FROM json_each(?))').run(list)
}

/** Forgets all that is noted, without a pause: for a database that answers no requests. */
export function forgetNoted(db: DatabaseSync): void {
  for (const seq of noted(db)) for (const _ of forgettingSteps(db, seq));
}

/** Forgets what was purged: a step of one account after a step of another, and between them as much time for other requests. */
export class Forgetting {
  readonly #db: DatabaseSync
  readonly #log: (line: Record<string, unknown>) => void
  readonly #closing = new AbortController()
  readonly #queue = new FairQueue({ concurrency: 1, maxJobs: Infinity, maxJobsPerCaller: Infinity })

  constructor(db: DatabaseSync, log: (line: Record<string, unknown>) => void) {
    this.#db = db
    this.#log = log
  }

  /** Goes on with what was noted before the start. */
  resume(): void {
    // what fails is in the log
    for (const seq of noted(this.#db)) void this.forget('', seq).catch(() => undefined)
  }

  /**
   * Resolves when nothing of what transaction `seq` purged is stored any more.
   * @throws LakeError 503 when the lake closes, or 507 when the disk is full; the next start goes on
   */
  async forget(account: string, seq: number): Promise<void> {
    const steps = forgettingSteps(this.#db, seq)
    try {
      while (!(await this.#queue.run(account, () => this.#step(steps))));
    } catch (error) {
      if (error instanceof LakeError) throw error
      this.#log({ event: 'failure', detail: `purge: ${String(error)}` })
      throw unfinished(diskFull(error) ? 507 : 503)
    }
  }

  /** @returns whether it was the last one */
  async #step(steps: Generator<void>): Promise<boolean> {
    const { signal } = this.#closing
    if (signal.aborted) throw unfinished(503)
    const started = performance.now()
    const { done } = steps.next()
    await sleep(performance.now() - started, undefined, { signal }).catch(() => undefined)
    return done === true
  }

  /** Takes no further step; the next start goes on. */
  close(): void {
    this.#closing.abort()
  }
}

const unfinished = (status: 503 | 507) =>
  httpError(
    status,
    `The documents were deleted, but not all that they held is purged yet${status === 507 ? ': the disk is full' : ''}. The lake goes on when it starts again`,
  )

const noted = (db: DatabaseSync): number[] =>
  db
    .prepare('SELECT DISTINCT seq FROM forgetting ORDER BY seq')
    .all()
    .map(({ seq }) => Number(seq))

/** Forgets what transaction `seq` purged; each step is a SQLite transaction. The note goes last, so that a step that fails is done again. */
function* forgettingSteps(db: DatabaseSync, seq: number): Generator<void> {
  const oldest = db.prepare(
    `SELECT seq, octet_length(mutations) + coalesce(octet_length(after), 0) AS bytes
     FROM tx_doc WHERE doc = ? AND seq < ? ORDER BY seq`,
  )
  const remove = db.prepare('DELETE FROM tx_doc WHERE doc = ? AND seq <= ?')
  /** @returns the bytes of the rows; fewer than `max` when none is left */
  const forgetRows = (doc: string, max: number): number => {
    let [bytes, last] = [rowBytes, 0]
    for (const row of oldest.iterate(doc, seq)) {
      last = Number(row.seq)
      bytes += rowBytes + Number(row.bytes)
      if (bytes >= max) break
    }
    remove.run(doc, last)
    return bytes
  }
  const rows = db.prepare('SELECT doc FROM forgetting WHERE seq = ?').all(seq)
  const docs = rows.map(({ doc }) => String(doc))
  while (docs.length > 0) {
    inTransaction(db, () => {
      let left = stepBytes
      for (let doc = docs.at(-1); doc !== undefined && left > 0; doc = docs.at(-1)) {
        left -= forgetRows(doc, left)
        if (left > 0) docs.pop()
      }
    })
    yield
  }
  // SQLite would keep deleted text in the write-ahead log until it writes over it
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  db.prepare('DELETE FROM forgetting WHERE seq = ?').run(seq)
}
