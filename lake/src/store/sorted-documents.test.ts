import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { withDeadline } from '../deadline.ts'
import type { LakeDocument } from './document.ts'
import { SortedDocuments } from './sorted-documents.ts'

const documentOf = (_id: string, n = 0): LakeDocument => ({
  _id,
  _type: 'note',
  _rev: 'r',
  _createdAt: '2026-01-31T12:00:00Z',
  _updatedAt: '2026-01-31T12:00:00Z',
  n,
})

test.each([
  ['few', 3],
  ['many', 500],
])(
  '%s changes between two readings give the list in order, and change no list that was read',
  (_, changes) => {
    const sorted = new SortedDocuments([documentOf('d0500')])
    const expected = new Map([['d0500', documentOf('d0500')]])
    for (let round = 0; round < 20; round += 1) {
      const before = sorted.items
      const copy = [...before]
      for (let change = 0; change < changes; change += 1) {
        const at = (round * 7919 + change * 104_729) % 1000
        const document = documentOf(`d${String(at).padStart(4, '0')}`, round)
        if ((round + change) % 3 === 0) {
          sorted.delete(document._id)
          expected.delete(document._id)
        } else {
          sorted.put(document)
          expected.set(document._id, document)
        }
      }
      expect(sorted.isEmpty).toBe(expected.size === 0)
      expect(sorted.items).toEqual([...expected.values()].toSorted((a, b) => (a._id < b._id ? -1 : 1)))
      expect(before).toEqual(copy)
    }
    for (const id of expected.keys()) sorted.delete(id)
    expect([sorted.isEmpty, sorted.items]).toEqual([true, []])
  },
)

test('a commit that replaces many of many documents takes time for each document, not for each place in the list', () => {
  const many = Array.from({ length: 100_000 }, (_, at) => documentOf(`d${String(at).padStart(6, '0')}`))
  const timeOf = (work: () => void) => {
    const started = performance.now()
    work()
    return performance.now() - started
  }
  const sorted = new SortedDocuments(many)
  const reading = timeOf(() => void many.toSorted((a, b) => (a._id < b._id ? -1 : 1)))
  const replacing = timeOf(() => {
    for (const document of many.slice(0, 20_000)) {
      sorted.delete(document._id)
      sorted.put({ ...document, n: 1 })
    }
    expect(sorted.items).toHaveLength(100_000)
  })
  expect(replacing).toBeLessThan(reading * 20 + 200)
})

test('changes are not lost when a query is ended while it reads the list for the first time', () => {
  const sorted = new SortedDocuments(Array.from({ length: 100_000 }, (_, n) => documentOf(`a${n + 100_000}`)))
  for (let n = 0; n < 20_000; n += 1) sorted.put(documentOf(`b${n}`))
  sorted.delete('a100000')
  expect(() => withDeadline(5, 'The time is over', () => sorted.items)).toThrow('The time is over')
  expect(sorted.items).toHaveLength(119_999)
  expect(sorted.items[0]?._id).toBe('a100001')
})

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

test('a list that nobody reads keeps little of what was deleted', () => {
  const sorted = new SortedDocuments()
  const heap = () => {
    collect()
    return process.memoryUsage().heapUsed / 1_000_000
  }
  const before = heap()
  for (let round = 0; round < 4; round += 1) {
    const ids = Array.from({ length: 20_000 }, (_, at) => `${round}-${at}-`.padEnd(120, 'x'))
    // each text in a piece of its own
    for (const id of ids) sorted.put({ ...documentOf(id), text: Buffer.alloc(1000, id).toString() })
    // what was deleted after it was read, and what came and went unread
    if (round === 0) void sorted.items
    for (const id of ids) sorted.delete(id)
  }
  expect(heap() - before).toBeLessThan(10)
  expect(sorted.items).toEqual([])
})
