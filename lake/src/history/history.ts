import type { DatabaseSync } from 'node:sqlite'
import { type LakeDocument, publishedIdOf } from '../store/document.ts'
import { unpack } from '../store/packed.ts'

/** What a stored transaction did to one document. */
export type Step = {
  seq: number
  transactionId: string
  timestamp: string
  author: string
  documentId: string
  mutations: unknown[]
  before: LakeDocument | undefined
  after: LakeDocument | undefined
}

export type StepRange = {
  /** transaction ids, both included */
  from?: string
  to?: string
  /** ISO times, both included */
  fromTime?: string
  toTime?: string
  /** account ids; all when absent */
  authors?: string[]
  limit: number
  reverse: boolean
}

const parseDocument = (stored: unknown) => {
  const json = unpack(stored)
  return json === undefined ? undefined : (JSON.parse(json) as LakeDocument)
}
const marks = (ids: readonly string[]) => ids.map(() => '?').join(', ')

/** Reads the log of transactions, which has every revision of every document. */
export class History {
  readonly #db: DatabaseSync

  constructor(db: DatabaseSync) {
    this.#db = db
  }

  /** Sequence number of a transaction. */
  sequenceOf(transactionId: string): number | undefined {
    const row = this.#db.prepare('SELECT seq FROM tx WHERE id = ?').get(transactionId)
    return row ? Number(row.seq) : undefined
  }

  /** Sequence number of the last transaction at or before a time. */
  sequenceAt(time: string): number {
    const row = this.#db.prepare('SELECT max(seq) AS seq FROM tx WHERE ts <= ?').get(time)
    return Number(row?.seq ?? 0)
  }

  /** The form that a document had after transaction `seq`. */
  formAt(id: string, seq: number): LakeDocument | undefined {
    const sql = 'SELECT after FROM tx_doc WHERE doc = ? AND seq <= ? ORDER BY seq DESC LIMIT 1'
    return parseDocument(this.#db.prepare(sql).get(id, seq)?.after)
  }

  /** What transaction `seq` itself made of a document's other forms: the published one first, then a draft or version. */
  otherFormAt(id: string, seq: number): LakeDocument | undefined {
    const group = publishedIdOf(id)
    const others = this.documentsOf(seq).filter((other) => other !== id && publishedIdOf(other) === group)
    const made = others.flatMap((other) => this.formAt(other, seq) ?? [])
    return made.find((document) => document._id === group) ?? made[0]
  }

  /** The last form that a document had, also when it has been deleted since. */
  lastForm(id: string): LakeDocument | undefined {
    const sql = 'SELECT after FROM tx_doc WHERE doc = ? AND after IS NOT NULL ORDER BY seq DESC LIMIT 1'
    return parseDocument(this.#db.prepare(sql).get(id)?.after)
  }

  /** Transactions that touched any of `ids`, both ends of the range included, one list of steps each. */
  transactions(ids: readonly string[], range: StepRange): Step[][] {
    const low = range.from === undefined ? 0 : (this.sequenceOf(range.from) ?? 0)
    const high = range.to === undefined ? Number.MAX_SAFE_INTEGER : (this.sequenceOf(range.to) ?? 0)
    const { fromTime = '', toTime = '9', authors } = range
    const sql = `SELECT DISTINCT seq FROM tx_doc JOIN tx USING (seq) WHERE doc IN (${marks(ids)})
      AND seq BETWEEN ? AND ? AND ts BETWEEN ? AND ? ${authors ? `AND author IN (${marks(authors)})` : ''}
      ORDER BY seq ${range.reverse ? 'DESC' : 'ASC'} LIMIT ?`
    const values = [...ids, low, high, fromTime, toTime, ...(authors ?? []), range.limit]
    const rows = this.#db.prepare(sql).all(...values)
    return rows.map((row) => this.#steps(Number(row.seq), ids))
  }

  /** Every id that a transaction touched. */
  documentsOf(seq: number): string[] {
    const rows = this.#db.prepare('SELECT doc FROM tx_doc WHERE seq = ? ORDER BY doc').all(seq)
    return rows.map((row) => String(row.doc))
  }

  #steps(seq: number, ids: readonly string[]): Step[] {
    const sql = `SELECT tx.id, tx.ts, tx.author, d.doc, d.mutations, d.after FROM tx_doc d JOIN tx USING (seq)
      WHERE d.seq = ? AND d.doc IN (${marks(ids)}) ORDER BY d.doc`
    const rows = this.#db.prepare(sql).all(seq, ...ids)
    return rows.map((row) => ({
      seq,
      transactionId: String(row.id),
      timestamp: String(row.ts),
      author: String(row.author),
      documentId: String(row.doc),
      mutations: JSON.parse(unpack(row.mutations) ?? '[]') as unknown[],
      before: this.formAt(String(row.doc), seq - 1),
      after: parseDocument(row.after),
    }))
  }
}
