import { concat, NEVER, of, Subject, throwError, type Observable } from 'rxjs'
import type { DocumentStore } from 'sanity'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { liveCatalogue } from './live-catalogue.ts'

const answer = (...names: string[]) =>
  of(names.map((name, place) => ({ _id: name, _type: 'category', name, orderRank: `0|${place}:` })))
const storeOf = (answers: Observable<unknown>[]) => {
  const listenQuery = vi.fn<DocumentStore['listenQuery']>(() => answers.shift() ?? NEVER)
  return { listenQuery }
}
const lost = throwError(() => new Error('connection lost'))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('keeps the last result while the lake is away, and shows what is new when it is back', () => {
  const store = storeOf([concat(answer('foils'), lost), lost, lost, concat(answer('foils', 'bags'), NEVER)])
  const seen: string[][] = []
  const failed = vi.fn<() => void>()
  const open = liveCatalogue(store).subscribe({
    next: ({ categories }) => seen.push(categories.map(({ _id }) => _id)),
    error: failed,
  })
  expect(seen).toEqual([['foils']])
  vi.advanceTimersByTime(5000)
  expect(seen).toEqual([['foils'], ['foils', 'bags']])
  expect(failed).not.toHaveBeenCalled()
  open.unsubscribe()
})

it('runs one query for any number of open panes, and ends it with the last', () => {
  const changes = new Subject<unknown>()
  const store = storeOf([changes])
  const catalogue = liveCatalogue(store)
  const open = [catalogue.subscribe(), catalogue.subscribe(), catalogue.subscribe()]
  expect(store.listenQuery).toHaveBeenCalledTimes(1)
  for (const level of open) level.unsubscribe()
  expect(changes.observed).toBe(false)
})
