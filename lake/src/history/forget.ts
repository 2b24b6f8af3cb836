import type { DatabaseSync } from 'node:sqlite'

/**
 * Takes what documents held before transaction `seq` out of the log, and out of the queues of webhooks; that they were
 * deleted in it stays known.
 */
export function forgetForms(db: DatabaseSync, ids: Iterable<string>, seq: number): void {
  const forget = db.prepare('DELETE FROM tx_doc WHERE doc = ? AND seq < ?')
  const unqueue = db.prepare('DELETE FROM hook_outbox WHERE doc = ?')
  for (const id of ids) {
    forget.run(id, seq)
    unqueue.run(id)
  }
}
