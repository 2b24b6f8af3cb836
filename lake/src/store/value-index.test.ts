import { expect, test } from 'vitest'
import type { LakeDocument } from './document.ts'
import { ValueIndexes } from './value-index.ts'
import { View } from './view.ts'

const documentOf = (_id: string, fields: object): LakeDocument => ({
  _id,
  _type: 'note',
  _rev: 'r',
  _createdAt: '2026-01-31T12:00:00Z',
  _updatedAt: '2026-01-31T12:00:00Z',
  ...fields,
})

/** A view of notes, how often a field was read, and the ids of the notes in which it has a value. */
function viewForTest(notes: object[], maxBytes?: number) {
  const documents = new Map(notes.map((fields, at) => [`n${at}`, documentOf(`n${at}`, fields)]))
  const view = new View(documents, 'published', false, new ValueIndexes(maxBytes))
  const seen = { reads: 0 }
  const find = (field: string, value: unknown) => {
    const read = (document: LakeDocument) => {
      seen.reads += 1
      return document[field] ?? null
    }
    return view.equal('note', field, read, [value])[0]?.map(({ _id }) => _id)
  }
  const put = (at: number, fields: object, weight = 0) => {
    documents.set(`n${at}`, documentOf(`n${at}`, fields))
    view.updateAll([`n${at}`], weight)
  }
  return { find, seen, put }
}

const long = 'x'.repeat(3000)

test('finds texts of any length, numbers, truth and what is missing, each by its own kind', () => {
  const { find, put } = viewForTest([{ a: '1' }, { a: 1 }, { a: true }, { a: long }, { a: `${long}y` }, {}])
  expect(['1', 1, true, 'true', long, `${long}z`, null].map((value) => find('a', value))).toEqual([
    ['n0'],
    ['n1'],
    ['n2'],
    [],
    ['n3'],
    [],
    ['n5'],
  ])
  put(5, { a: long })
  expect([find('a', long), find('a', null)]).toEqual([['n3', 'n5'], []])
})

test('reads documents once for an index that is used again, and again when others needed its memory', () => {
  const notes = Array.from({ length: 100 }, (_, n) => ({ a: `${n}`, b: `${n}`, c: `${n}` }))
  const { find, seen } = viewForTest(notes, 70_000)
  for (const field of ['a', 'b', 'a', 'b']) expect(find(field, '7')).toEqual(['n7'])
  expect(seen.reads).toBe(200)
  find('c', '7')
  find('b', '7')
  expect(seen.reads).toBe(300)
  expect(find('a', '7')).toEqual(['n7'])
  expect(seen.reads).toBe(400)
})

test('an index of a field that no document has takes no memory, and one that grows is counted again', () => {
  const { find, seen, put } = viewForTest([{ a: '0' }, { b: '0' }], 20_000)
  for (let n = 0; n < 500; n += 1) find(`none${n}`, 'x')
  find('a', '0')
  const { reads } = seen
  find('a', '0')
  expect(seen.reads).toBe(reads)
  for (let n = 2; n < 200; n += 1) put(n, { a: long })
  const after = seen.reads
  expect(find('a', '0')).toEqual(['n0'])
  expect(seen.reads).toBeGreaterThan(after + 100)
})

test('a large document does not bring all indexes up to date immediately, and is found afterwards', () => {
  const { find, seen, put } = viewForTest([{ a: '0' }])
  for (let n = 0; n < 300; n += 1) find(`f${n}`, 'x')
  seen.reads = 0
  put(1, { a: '1' }, 1_000_000)
  expect(seen.reads).toBe(0)
  expect(find('a', '1')).toEqual(['n1'])
})
