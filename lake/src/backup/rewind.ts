import type { DatabaseSync } from 'node:sqlite'
import { History } from '../history/history.ts'
import { inTransaction } from '../store/database.ts'

/**
 * What a rewind undid. `removed` are the ids of documents that did not exist yet; `keptLater` counts transactions with a
 * later time that are kept, because one that is not later follows them: the clock ran backwards.
 */
export type Rewind = { transactions: number; removed: string[]; keptLater: number }

/**
 * Brings all documents back to what they were at a moment, by the log of transactions, and removes what came later from the
 * log. Users, tokens and settings stay as they are; purged content does not come back.
 * @param moment ISO 8601 in UTC
 */
export function rewind(db: DatabaseSync, moment: string): Rewind {
  const history = new History(db)
  const last = history.sequenceAt(moment)
  const later = db.prepare('SELECT count(*) AS n FROM tx WHERE seq <= ? AND ts > ?').get(last, moment)
  const removed: string[] = []
  return inTransaction(db, () => {
    const put = db.prepare('INSERT OR REPLACE INTO doc (id, type, rev, json) VALUES (?, ?, ?, ?)')
    const drop = db.prepare('DELETE FROM doc WHERE id = ?')
    for (const { doc } of db.prepare('SELECT DISTINCT doc FROM tx_doc WHERE seq > ?').all(last)) {
      const id = String(doc)
      const form = history.formAt(id, last)
      if (form) {
        put.run(id, form._type, form._rev, JSON.stringify(form))
        continue
      }
      drop.run(id)
      removed.push(id)
    }
    db.prepare('DELETE FROM tx_doc WHERE seq > ?').run(last)
    const { changes } = db.prepare('DELETE FROM tx WHERE seq > ?').run(last)
    return { transactions: Number(changes), removed, keptLater: Number(later?.n) }
  })
}
