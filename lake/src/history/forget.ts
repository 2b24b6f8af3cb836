import type { DatabaseSync } from 'node:sqlite'

/**
 * Takes what documents held before transaction `seq` out of the log, and out of the queues of webhooks; that they were
 * deleted in it stays known.
 */
export function forgetForms(db: DatabaseSync, ids: ReadonlySet<string>, seq: number): void {
  if (ids.size === 0) return
  const forget = db.prepare('DELETE FROM tx_doc WHERE doc = ? AND seq < ?')
  for (const id of ids) forget.run(id, seq)
  // all at once: the queues have no index of documents, and are read whole
  db.prepare('DELETE FROM hook_outbox WHERE doc IN (SELECT value FROM json_each(?))').run(
    JSON.stringify([...ids]),
  )
}
