import { NEVER, concat, of, throwError, type Observable } from 'rxjs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { liveQuery } from './live-query.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('tells of each failure, and goes on', () => {
  const refused = throwError(() => new Error('The answer is too large'))
  const answers: Observable<unknown>[] = [refused, refused, concat(of(['foils']), NEVER)]
  const store = { listenQuery: () => answers.shift() ?? NEVER }
  const seen: unknown[] = []
  const open = liveQuery(store, {
    documents: '*',
    perspective: 'raw',
    tag: 'desk.health',
    onFailure: (message) => seen.push(message),
  }).subscribe((value) => seen.push(value))
  vi.advanceTimersByTime(5000)
  expect(seen).toEqual(['The answer is too large', 'The answer is too large', ['foils']])
  open.unsubscribe()
})
