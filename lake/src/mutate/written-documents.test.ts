import { expect, onTestFinished, test, vi } from 'vitest'
import { WrittenDocuments } from './written-documents.ts'

test('an account writes 5,000 documents without a wait, then waits a millisecond for each, and others do not', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const written = new WrittenDocuments()
  expect(written.add('import', 4000)).toBe(0)
  expect(written.add('import', 1000)).toBe(0)
  expect(written.add('import', 300)).toBe(300)
  expect(written.add('editor', 1)).toBe(0)
  vi.advanceTimersByTime(1300)
  expect(written.add('import', 1000)).toBe(0)
  expect(written.add('import', 1)).toBe(1)
  vi.advanceTimersByTime(3_600_000)
  expect(written.add('import', 5000)).toBe(0)
  expect(written.add('import', 10)).toBe(10)
})
