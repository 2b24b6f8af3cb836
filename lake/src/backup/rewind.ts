import type { DatabaseSync } from 'node:sqlite'
import { History } from '../history/history.ts'
import { inTransaction } from '../store/database.ts'

/** What a rewind undid. `removed` are the ids of documents that did not exist yet. */
export type Rewind = { transactions: number; removed: string[] }

/**
 * Brings all documents back to what they were at a moment, by the log of transactions, and removes what came later from the
 * log. Users, tokens and settings stay as they are; purged content does not come back.
 * @param moment ISO 8601 in UTC
 */
export function rewind(db: DatabaseSync, moment: string): Rewind {
  const row = db.prepare('SELECT min(seq) AS first, count(*) AS n FROM tx WHERE ts > ?').get(moment)
  if (row?.first === null || row?.first === undefined) return { transactions: 0, removed: [] }
  const first = Number(row.first)
  const history = new History(db)
  const removed: string[] = []
  return inTransaction(db, () => {
    const put = db.prepare('INSERT OR REPLACE INTO doc (id, type, rev, json) VALUES (?, ?, ?, ?)')
    const drop = db.prepare('DELETE FROM doc WHERE id = ?')
    for (const { doc } of db.prepare('SELECT DISTINCT doc FROM tx_doc WHERE seq >= ?').all(first)) {
      const id = String(doc)
      const form = history.formAt(id, first - 1)
      if (form) {
        put.run(id, form._type, form._rev, JSON.stringify(form))
        continue
      }
      drop.run(id)
      removed.push(id)
    }
    db.prepare('DELETE FROM tx_doc WHERE seq >= ?').run(first)
    const { changes } = db.prepare('DELETE FROM tx WHERE seq >= ?').run(first)
    return { transactions: Number(changes), removed }
  })
}
