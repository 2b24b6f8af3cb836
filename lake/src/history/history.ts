import type { DatabaseSync } from 'node:sqlite'
import { type LakeDocument, publishedIdOf } from '../store/document.ts'
import { unpack } from '../store/packed.ts'

/** A form of a document, without its content. */
type Form = Pick<LakeDocument, '_rev'>

/** What a stored transaction did to one document. */
export type Outline = {
  seq: number
  transactionId: string
  timestamp: string
  author: string
  documentId: string
  before: Form | undefined
  after: Form | undefined
}

/** A stored transaction, and which of the documents that were asked for it changed. */
export type Transaction = Pick<Outline, 'seq' | 'transactionId' | 'timestamp' | 'author'> & {
  documentIds: string[]
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

/** A document of the log. @throws Error when it is damaged */
export const parseDocument = (stored: unknown): LakeDocument | undefined => {
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

  /** Sequence number of the last transaction; 0 when there is none. */
  lastSequence(): number {
    return Number(this.#db.prepare('SELECT max(seq) AS seq FROM tx').get()?.seq ?? 0)
  }

  /** Sequence number of the last transaction at or before a time. */
  sequenceAt(time: string): number {
    const row = this.#db.prepare('SELECT max(seq) AS seq FROM tx WHERE ts <= ?').get(time)
    return Number(row?.seq ?? 0)
  }

  /** The form that a document had after transaction `seq`. */
  formAt(id: string, seq: number): LakeDocument | undefined {
    return parseDocument(this.storedFormAt(id, seq))
  }

  /** As `formAt`, as it is stored: to be unpacked and parsed elsewhere. */
  storedFormAt(id: string, seq: number): unknown {
    const sql = 'SELECT after FROM tx_doc WHERE doc = ? AND seq <= ? ORDER BY seq DESC LIMIT 1'
    return this.#db.prepare(sql).get(id, seq)?.after
  }

  /** As `formAt`, as JSON: parsing a large document and writing it again takes a second. */
  textAt(id: string, seq: number): string | undefined {
    return unpack(this.storedFormAt(id, seq))
  }

  /** What transaction `seq` itself made of a document's other forms: the published one first, then a draft or version. As JSON. */
  otherTextAt(id: string, seq: number): string | undefined {
    const group = publishedIdOf(id)
    const others = this.documentsOf(seq).filter((other) => other !== id && publishedIdOf(other) === group)
    const published = others.filter((other) => other === group)
    // one after the other: there can be thousands, each of some length
    for (const other of [...published, ...others]) {
      const text = this.textAt(other, seq)
      if (text !== undefined) return text
    }
    return undefined
  }

  /** The last form that a document had, also when it has been deleted since. As JSON. */
  lastText(id: string): string | undefined {
    const sql = 'SELECT after FROM tx_doc WHERE doc = ? AND after IS NOT NULL ORDER BY seq DESC LIMIT 1'
    return unpack(this.#db.prepare(sql).get(id)?.after)
  }

  /**
   * Those of several forms that ended while another form of the same document lived on, such as a draft that was discarded. Who restores a
   * document would take them for its last form.
   */
  endedBefore(ids: readonly string[]): Set<string> {
    const sql = 'SELECT seq, after IS NULL AS ended FROM tx_doc WHERE doc = ? ORDER BY seq DESC LIMIT 1'
    const latest = this.#db.prepare(sql)
    const forms = ids.flatMap((id) => {
      const row = latest.get(id)
      return row ? [{ id, seq: Number(row.seq), hasEnded: Boolean(row.ended) }] : []
    })
    const isOutdated = ({ id, seq, hasEnded }: (typeof forms)[number]) =>
      hasEnded &&
      forms.some(
        (other) => publishedIdOf(other.id) === publishedIdOf(id) && (other.seq > seq || !other.hasEnded),
      )
    return new Set(forms.filter(isOutdated).map(({ id }) => id))
  }

  /** Transactions that touched any of `ids`, both ends of the range included. Each is read when it is asked for. */
  *transactions(ids: readonly string[], range: StepRange): Generator<Transaction> {
    const asked = new Set(ids)
    for (const seq of this.#sequences(ids, range)) {
      const row = this.#db.prepare('SELECT id, ts, author FROM tx WHERE seq = ?').get(seq)
      const documentIds = this.documentsOf(seq).filter((id) => asked.has(id))
      if (row) yield { ...transactionOf(seq, row), documentIds }
    }
  }

  /** The same with the revisions of each document. */
  *outlines(ids: readonly string[], range: StepRange): Generator<Outline[]> {
    for (const seq of this.#sequences(ids, range)) yield this.#outlines(seq, ids)
  }

  #sequences(ids: readonly string[], range: StepRange): number[] {
    const low = range.from === undefined ? 0 : (this.sequenceOf(range.from) ?? 0)
    const high = range.to === undefined ? Number.MAX_SAFE_INTEGER : (this.sequenceOf(range.to) ?? 0)
    const { fromTime = '', toTime = '9', authors } = range
    // SQLite would read the rows themselves, with their contents
    const sql = `SELECT DISTINCT seq FROM tx_doc INDEXED BY tx_doc_doc JOIN tx USING (seq) WHERE doc IN (${marks(ids)})
      AND seq BETWEEN ? AND ? AND ts BETWEEN ? AND ? ${authors ? `AND author IN (${marks(authors)})` : ''}
      ORDER BY seq ${range.reverse ? 'DESC' : 'ASC'} LIMIT ?`
    const values = [...ids, low, high, fromTime, toTime, ...(authors ?? []), range.limit]
    return this.#db
      .prepare(sql)
      .all(...values)
      .map((row) => Number(row.seq))
  }

  /** Every id that a transaction touched. */
  documentsOf(seq: number): string[] {
    const rows = this.#db.prepare('SELECT doc FROM tx_doc WHERE seq = ? ORDER BY doc').all(seq)
    return rows.map((row) => String(row.doc))
  }

  #outlines(seq: number, ids: readonly string[]): Outline[] {
    // the revision of a form is the transaction that made it
    const sql = `SELECT tx.id, tx.ts, tx.author, d.doc, d.after IS NOT NULL AS lives, (
        SELECT CASE WHEN p.after IS NOT NULL THEN earlier.id END FROM tx_doc p JOIN tx earlier USING (seq)
        WHERE p.doc = d.doc AND p.seq < d.seq ORDER BY p.seq DESC LIMIT 1
      ) AS rev_before
      FROM tx_doc d JOIN tx USING (seq) WHERE d.seq = ? AND d.doc IN (${marks(ids)}) ORDER BY d.doc`
    const rows = this.#db.prepare(sql).all(seq, ...ids)
    return rows.map((row) => ({
      ...transactionOf(seq, row),
      documentId: String(row.doc),
      before: row.rev_before === null ? undefined : { _rev: String(row.rev_before) },
      after: row.lives ? { _rev: String(row.id) } : undefined,
    }))
  }

  /** What transaction `seq` was asked to do to one document. */
  mutationsIn(seq: number, id: string): unknown[] {
    const row = this.#db.prepare('SELECT mutations FROM tx_doc WHERE seq = ? AND doc = ?').get(seq, id)
    return JSON.parse(unpack(row?.mutations) ?? '[]') as unknown[]
  }

  /** One document before and after transaction `seq`. */
  changeIn(seq: number, id: string): { before: LakeDocument | undefined; after: LakeDocument | undefined } {
    return { before: this.formAt(id, seq - 1), after: this.formAt(id, seq) }
  }
}

/** The columns of `tx` in a row. */
const transactionOf = (seq: number, row: Record<string, unknown>) => ({
  seq,
  transactionId: String(row.id),
  timestamp: String(row.ts),
  author: String(row.author),
})
