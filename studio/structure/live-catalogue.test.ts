import { evaluate, parse } from 'groq-js'
import { concat, NEVER, of, Subject, throwError, type Observable } from 'rxjs'
import type { DocumentStore } from 'sanity'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { liveCatalogue } from './live-catalogue.ts'
import { arrangeCatalogue, type CatalogueDocument } from './tree.ts'

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
  const open = liveCatalogue(store, 'drafts').subscribe({
    next: ({ categories }) => seen.push(categories.map(({ _id }) => _id)),
    error: failed,
  })
  expect(seen).toEqual([['foils']])
  vi.advanceTimersByTime(5000)
  expect(seen).toEqual([['foils'], ['foils', 'bags']])
  expect(failed).not.toHaveBeenCalled()
  open.unsubscribe()
})

it('runs one query for any number of panes, also one after the other, and ends it after the last', () => {
  const changes = new Subject<unknown>()
  const store = storeOf([changes])
  const catalogue = liveCatalogue(store, 'drafts')
  const open = [catalogue.subscribe(), catalogue.subscribe(), catalogue.subscribe()]
  expect(store.listenQuery).toHaveBeenCalledTimes(1)
  for (const level of open) level.unsubscribe()
  catalogue.subscribe().unsubscribe()
  expect(store.listenQuery).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(2000)
  expect(changes.observed).toBe(false)
})

it('orders documents whose name or rank is no text, or millions of characters', async () => {
  const store = storeOf([NEVER])
  liveCatalogue(store, 'drafts').subscribe().unsubscribe()
  const [{ fetch: query }] = store.listenQuery.mock.calls[0] as unknown as [{ fetch: string }]
  const values = [undefined, null, 5, true, { a: 1 }, ['x'], 'bags', 'x'.repeat(1000)]
  const dataset = values.flatMap((value, place) => [
    { _id: `a${place}`, _type: 'category', name: value },
    { _id: `b${place}`, _type: 'subCategory', name: 'x', orderRank: value, parent: value },
  ])
  const found = (await (await evaluate(parse(query), { dataset })).get()) as CatalogueDocument[]
  const { categories, orphans } = arrangeCatalogue(found)
  expect([categories.length, orphans.length]).toEqual([values.length, values.length])
  const names = new Set(categories.map(({ name }) => name))
  expect(names).toEqual(new Set([null, '5', 'true', 'bags', '(more than 300 characters)']))
})
