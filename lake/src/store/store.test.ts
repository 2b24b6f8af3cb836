import { rmSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../testing/test-lake.ts'
import { openDatabase } from './database.ts'
import { DocumentStore } from './store.ts'

/** Text that does not become shorter when it is packed. */
const random = (length: number) => {
  const letters = new Uint8Array(length)
  for (let at = 0, last = 1; at < length; at += 1) {
    last = (last * 48_271) % 2_147_483_647
    letters[at] = 97 + (last % 26)
  }
  return Buffer.from(letters).toString('latin1')
}

test('small documents are written and deleted as quickly beside those of many megabytes', () => {
  const folder = temporaryFolder()
  const db = openDatabase(folder)
  onTestFinished(() => {
    db.close()
    rmSync(folder, { recursive: true, force: true })
  })
  db.exec('PRAGMA synchronous = OFF')
  const store = new DocumentStore(
    db,
    (document) => document,
    (error) => expect.fail(String(error)),
  )
  const ids = Array.from({ length: 300 }, (_, n) => `note-${n}`)
  let transactions = 0
  const write = (each: readonly string[], text?: string) => {
    const timestamp = new Date(transactions).toISOString()
    const times = { _createdAt: timestamp, _updatedAt: timestamp }
    const changes = each.map((id) => {
      const after = text === undefined ? undefined : { _id: id, _type: 'note', _rev: 'r', ...times, text }
      return { id, before: store.documents.get(id), after, mutations: [] }
    })
    transactions += 1
    store.commit({ transactionId: `t-${transactions}`, timestamp, author: 'someone', changes })
  }
  const msOf = () => {
    const started = performance.now()
    for (let round = 0; round < 3; round += 1) {
      write(ids, 'short')
      write(ids)
    }
    return performance.now() - started
  }
  const alone = msOf()
  // as a folder of an earlier version has them: now a document is smaller
  const large = random(20_000_000)
  const [putDoc, putTxDoc] = [
    db.prepare("INSERT INTO doc (id, type, rev, json) VALUES (?, 'note', 'r', ?)"),
    db.prepare("INSERT INTO tx_doc (doc, seq, mutations, after) VALUES (?, 1, '[]', ?)"),
  ]
  for (const id of ['note-1-large', 'note-15-large', 'note-250-large'])
    for (const put of [putDoc, putTxDoc]) put.run(id, large)
  expect(msOf()).toBeLessThan(10 * alone + 500)
})
