import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { tagsOfChanges } from '../groq/tags.ts'
import { WatchedFields } from './watched-fields.ts'

test('hundreds of queries about one type leave its commits few tags, and other types their places', () => {
  const db = new DatabaseSync(':memory:')
  db.exec('CREATE TABLE watched (key TEXT PRIMARY KEY, of_program INTEGER NOT NULL DEFAULT 1) WITHOUT ROWID')
  const watched = new WatchedFields(db)
  for (let n = 0; n < 200; n += 1) {
    watched.add({ type: 'product', key: `f${n}`, read: () => n }, 'program')
    watched.add({ type: 'product', reads: [`g${n}`, 'title'] }, 'program')
  }
  expect(watched.add({ type: 'page', reads: ['title'] }, 'program')).toBeDefined()
  const product = { _id: 'a', _type: 'product', _rev: 'r', _createdAt: 't', _updatedAt: 't', title: 'a' }
  const tags = tagsOfChanges([[product, { ...product, title: 'b' }]], watched)
  expect(tags?.size).toBeLessThan(1500)
  expect(new WatchedFields(db).fields).toHaveLength(watched.fields.length)
})

test('users take no more than half of the places of a type', () => {
  const db = new DatabaseSync(':memory:')
  db.exec('CREATE TABLE watched (key TEXT PRIMARY KEY, of_program INTEGER NOT NULL DEFAULT 1) WITHOUT ROWID')
  const watched = new WatchedFields(db)
  for (let n = 0; n < 100; n += 1) {
    watched.add({ type: 'product', key: `f${n}`, read: () => n }, 'user')
    watched.add({ type: 'product', reads: [`g${n}`] }, 'user')
  }
  expect(watched.add({ type: 'product', key: 'slug', read: () => 1 }, 'user')).toBeUndefined()
  expect(watched.add({ type: 'product', key: 'slug', read: () => 1 }, 'program')).toBeDefined()
  for (let n = 0; n < 40; n += 1)
    expect(watched.add({ type: 'product', reads: [`h${n}`] }, 'program')).toBeDefined()
})

test('what users had watched is told apart from what programs ask for, also after a restart', () => {
  const db = new DatabaseSync(':memory:')
  db.exec('CREATE TABLE watched (key TEXT PRIMARY KEY, of_program INTEGER NOT NULL DEFAULT 1) WITHOUT ROWID')
  const watched = new WatchedFields(db)
  const field = { type: 'product', key: 'slug', read: () => 1 }
  watched.add(field, 'user')
  watched.add({ type: 'product', reads: ['title'] }, 'user')
  watched.add({ type: 'product', reads: ['price'] }, 'program')
  const keysOf = ({ ofPrograms: { fields, reads } }: WatchedFields) => [
    fields.map(({ key }) => key),
    reads.map(({ reads: names }) => names),
  ]
  expect(keysOf(watched)).toEqual([[], [['price']]])
  watched.add(field, 'program')
  watched.add(field, 'program')
  expect(keysOf(watched)).toEqual([['slug'], [['price']]])
  expect(keysOf(new WatchedFields(db))).toEqual([['slug'], [['price']]])
  expect(new WatchedFields(db).reads).toHaveLength(2)
  expect(watched.add({ type: 'product', reads: ['price'] }, 'visitor')).toBeDefined()
  expect(watched.add({ type: 'product', reads: ['title'] }, 'visitor')).toBeUndefined()
  // announced to programs only from now on
  const now = performance.now()
  expect(watched.add({ type: 'product', reads: ['title'] }, 'program')).toBeGreaterThanOrEqual(now)
})

test('names with line breaks are not watched, and those of former versions keep no lake from starting', () => {
  const db = new DatabaseSync(':memory:')
  db.exec('CREATE TABLE watched (key TEXT PRIMARY KEY, of_program INTEGER NOT NULL DEFAULT 1) WITHOUT ROWID')
  const watched = new WatchedFields(db)
  const read = () => undefined
  expect(watched.add({ type: 'a\nb', key: 'x', read }, 'program')).toBeUndefined()
  expect(watched.add({ type: 'a', key: 'x\ny', read }, 'program')).toBeUndefined()
  expect(watched.add({ type: 'a\n', reads: ['x'] }, 'program')).toBeUndefined()
  expect(watched.add({ type: 'a', key: 'x', read }, 'program')).toBeDefined()
  expect(watched.add({ type: 'a', reads: ['x\ny'] }, 'program')).toBeDefined()
  for (const key of ['a\nb\nx', 'a\n\nx', 'a\nb\n\n["x"]', 'a\n\n\n["x"]'])
    db.prepare('INSERT INTO watched (key) VALUES (?)').run(key)
  const { fields, reads } = new WatchedFields(db)
  expect(fields.map(({ type, key }) => [type, key])).toEqual([['a', 'x']])
  expect(reads.map(({ type, reads: names }) => [type, names])).toEqual([['a', ['x\ny']]])
})
