import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { httpError } from '../http/errors.ts'
import { inTransaction, readRow, watchPlace } from './database.ts'
import { assertDocumentSize } from './document-size.ts'
import { type LakeDocument, shareReferences } from './document.ts'
import { pack } from './packed.ts'
import { weightOf, weightOfDocument } from './weight.ts'

/** What one transaction did to one document. */
export type DocumentChange = {
  id: string
  before: LakeDocument | undefined
  after: LakeDocument | undefined
  /** the mutations of the transaction that concern this document, as clients sent them */
  mutations: unknown[]
}

/** One acknowledged transaction. */
export type Commit = {
  seq: number
  transactionId: string
  timestamp: string
  author: string
  changes: DocumentChange[]
  /** what it takes in memory, as `weightOf` says */
  weight: number
  /** whether it purges documents: what they held is forgotten */
  isPurge?: boolean
}

export type CommitRequest = Omit<Commit, 'seq' | 'weight'> & {
  /** throws when the documents, by id, may not take so much more memory than before, as `weightOfDocument` says */
  assertGrowth?: (weights: ReadonlyMap<string, number>) => void
  /** further work for the same SQLite transaction, for example queueing webhook tags */
  alongside?: (commit: Commit) => void
}

/**
 * All documents of the dataset, in memory, over SQLite as the truth. Listeners are notified after the commit is
 * on the disk, in commit order.
 */
export class DocumentStore {
  readonly documents = new Map<string, LakeDocument>()
  #db: DatabaseSync
  readonly #isInPlace: () => boolean
  #listeners = new Set<(commit: Commit) => void>()
  #putDoc: StatementSync
  #dropDoc: StatementSync
  #putTx: StatementSync
  #putTxDoc: StatementSync
  #findTx: StatementSync
  #findTxDoc: StatementSync
  /** What each document takes in memory, as `weightOfDocument` says. */
  #weights = new Map<string, number>()
  #weight = 0
  #maxWeight: number
  #hydrate: (document: LakeDocument) => LakeDocument
  #onListenerError: (error: unknown) => void

  /**
   * `hydrate` is applied to each document as it enters memory: asset documents get their address there.
   * `onListenerError` is called for listeners that throw; the commit is durable by then.
   * `maxWeight` of all documents together is stored: with more than the memory holds, the next start would fail.
   */
  constructor(
    db: DatabaseSync,
    hydrate: (document: LakeDocument) => LakeDocument,
    onListenerError: (error: unknown) => void,
    maxWeight = Infinity,
  ) {
    this.#db = db
    this.#isInPlace = watchPlace(db)
    this.#maxWeight = maxWeight
    this.#hydrate = hydrate
    this.#onListenerError = onListenerError
    this.#putDoc = db.prepare('INSERT OR REPLACE INTO doc (id, type, rev, json) VALUES (?, ?, ?, ?)')
    this.#dropDoc = db.prepare('DELETE FROM doc WHERE id = ?')
    this.#putTx = db.prepare('INSERT INTO tx (id, ts, author) VALUES (?, ?, ?)')
    this.#putTxDoc = db.prepare('INSERT INTO tx_doc (doc, seq, mutations, after) VALUES (?, ?, ?, ?)')
    this.#findTx = db.prepare('SELECT seq FROM tx WHERE id = ?')
    this.#findTxDoc = db.prepare('SELECT seq FROM tx_doc WHERE doc = ? LIMIT 1')
    for (const row of db.prepare('SELECT id, json FROM doc').iterate()) {
      const id = String(row.id)
      const json = String(row.json)
      const document = readRow('doc', id, () => parseDocument(id, json))
      this.documents.set(id, hydrate(document))
      this.#setWeight(id, weightOfDocument(json, document))
    }
  }

  /** Registers for every commit; returns a function that removes it. */
  onCommit(listener: (commit: Commit) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** What all documents take in memory, as `weightOfDocument` says. */
  get weight(): number {
    return this.#weight
  }

  /** Whether a transaction id has been used. */
  hasTransaction(id: string): boolean {
    return this.#findTx.get(id) !== undefined
  }

  /** Whether a document was ever changed, and not purged since. */
  hasHistory(id: string): boolean {
    return this.#findTxDoc.get(id) !== undefined
  }

  /** A document as it is stored, without what is added when it is read. */
  jsonOf(id: string): string | undefined {
    const row = this.#db.prepare('SELECT json FROM doc WHERE id = ?').get(id)
    return typeof row?.json === 'string' ? row.json : undefined
  }

  /** An earlier form of a document, with what is added when it is read. @param json as it is stored */
  asRead(json: string): LakeDocument {
    return this.#hydrate(JSON.parse(json) as LakeDocument)
  }

  #setWeight(id: string, weight: number) {
    this.#weight += weight - (this.#weights.get(id) ?? 0)
    if (weight === 0) this.#weights.delete(id)
    else this.#weights.set(id, weight)
  }

  /**
   * Writes a transaction whole or not at all, and returns once it is durable.
   * @throws LakeError 413 when a document is too large, 507 when the documents would take too much memory, 503 when the database was moved or deleted
   */
  commit({ alongside, assertGrowth, ...request }: CommitRequest): Commit {
    if (!this.#isInPlace())
      throw httpError(
        503,
        'The database of the lake was moved or deleted; nothing was changed. Restart the lake',
      )
    const weights = new Map<string, number>()
    const commit = inTransaction(this.#db, () => {
      const { lastInsertRowid } = this.#putTx.run(request.transactionId, request.timestamp, request.author)
      const written: Commit = { ...request, seq: Number(lastInsertRowid), weight: 0 }
      for (const { id, after, mutations } of written.changes) {
        const json = after ? JSON.stringify(after) : null
        if (after && json) assertDocumentSize(id, json, after)
        const mutationsJson = JSON.stringify(mutations)
        const weight = after && json ? weightOfDocument(json, after) : 0
        written.weight += (this.#weights.get(id) ?? 0) + weightOf(mutationsJson, mutations)
        weights.set(id, weight)
        if (after) this.#putDoc.run(id, after._type, after._rev, json)
        else this.#dropDoc.run(id)
        this.#putTxDoc.run(id, written.seq, pack(mutationsJson), json === null ? null : pack(json))
      }
      const added = new Map(
        Array.from(weights, ([id, weight]) => [id, weight - (this.#weights.get(id) ?? 0)]),
      )
      let growth = 0
      for (const weight of added.values()) growth += weight
      if (growth > 0 && this.#weight + growth > this.#maxWeight)
        throw httpError(507, 'The lake holds as much content as fits in its memory; nothing was changed')
      assertGrowth?.(added)
      alongside?.(written)
      return written
    })
    for (const [id, weight] of weights) this.#setWeight(id, weight)
    for (const change of commit.changes) {
      if (change.after) {
        const stored = this.#hydrate(change.after)
        shareReferences(stored, change.after)
        change.after = stored
        this.documents.set(change.id, change.after)
      } else {
        this.documents.delete(change.id)
      }
    }
    for (const listener of this.#listeners) {
      try {
        listener(commit)
      } catch (error) {
        this.#onListenerError(error)
      }
    }
    return commit
  }
}

function parseDocument(id: string, json: string): LakeDocument {
  const document = JSON.parse(json) as LakeDocument
  if (document._id !== id || typeof document._type !== 'string') throw new Error('it is another document')
  return document
}
