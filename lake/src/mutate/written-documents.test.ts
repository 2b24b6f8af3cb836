import { expect, onTestFinished, test, vi } from 'vitest'
import type { DocumentChange } from '../store/store.ts'
import { WrittenDocuments } from './written-documents.ts'

/** @param size of all documents together, in usual ones */
const commitOf = (documents: number, size: number) => ({
  changes: Array.from({ length: documents }, (_, n): DocumentChange => {
    return { id: String(n), before: undefined, after: undefined, mutations: [] }
  }),
  weight: size * 50_000,
})

test('an account writes some thousand documents without a wait, then waits a millisecond for each, and others do not', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const written = new WrittenDocuments()
  expect(written.add('import', commitOf(4000, 4000), 0)).toBe(0)
  expect(written.add('import', commitOf(1000, 1000), 0)).toBe(0)
  expect(written.add('import', commitOf(300, 300), 0)).toBe(600)
  expect(written.add('editor', commitOf(1, 1), 0)).toBe(0)
  vi.advanceTimersByTime(2600)
  expect(written.add('import', commitOf(2000, 0), 0)).toBe(0)
  expect(written.add('import', commitOf(1, 0), 0)).toBe(1)
})

test('a large document counts as many', () => {
  const written = new WrittenDocuments()
  const large = commitOf(1, 4000)
  expect([1, 2].map(() => written.add('mallory', large, 0))).toEqual([0, 0])
  expect(written.add('mallory', large, 0)).toBeGreaterThan(1900)
})

test('sync tags beyond the usual hundred of a document count, too: five as one document', () => {
  const written = new WrittenDocuments()
  const add = () => written.add('mallory', commitOf(1, 1), 18_000)
  expect([add(), add()]).toEqual([0, 0])
  expect(add()).toBeGreaterThan(700)
})
