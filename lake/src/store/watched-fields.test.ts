import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { tagsOfChanges } from '../groq/tags.ts'
import { WatchedFields } from './watched-fields.ts'

test('hundreds of queries about one type leave its commits few tags, and other types their places', () => {
  const db = new DatabaseSync(':memory:')
  db.exec('CREATE TABLE watched (key TEXT PRIMARY KEY) WITHOUT ROWID')
  const watched = new WatchedFields(db)
  for (let n = 0; n < 200; n += 1) {
    watched.add({ type: 'product', key: `f${n}`, read: () => n }, true)
    watched.add({ type: 'product', reads: [`g${n}`, 'title'] }, true)
  }
  expect(watched.add({ type: 'page', reads: ['title'] }, true)).toBe(true)
  const product = { _id: 'a', _type: 'product', _rev: 'r', _createdAt: 't', _updatedAt: 't', title: 'a' }
  const tags = tagsOfChanges([[product, { ...product, title: 'b' }]], watched)
  expect(tags?.size).toBeLessThan(1500)
  expect(new WatchedFields(db).fields).toHaveLength(watched.fields.length)
})
