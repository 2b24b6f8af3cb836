import { expect, test } from 'vitest'
import type { LakeDocument } from '../store/document.ts'
import { type Growth, growthOf } from './growth.ts'

const stamps = { _rev: 'r', _createdAt: '2026-01-31T12:00:00Z', _updatedAt: '2026-01-31T12:00:00Z' }
const documentOf = (_id: string, fields: object): LakeDocument => ({
  _id,
  _type: 'item',
  ...stamps,
  ...fields,
})

type Forms = [before: LakeDocument | undefined, after: LakeDocument | undefined]

/** What a transaction of these changes does. @param weight what each document takes more than before */
const grown = (forms: Forms[], { weight = 0, stored = new Map<string, LakeDocument>() } = {}): Growth[] => {
  const changes = forms.map(([before, after]) => ({
    id: (after ?? before)!._id,
    before,
    after,
    mutations: [],
  }))
  return growthOf(changes, new Map(changes.map(({ id }) => [id, weight])), (id) => stored.get(id))
}

test('what is in lists counts as what queries and pages read of it, and as less when it is gone', () => {
  const sizes = (count: number, size: unknown = {}) =>
    documentOf('a', { sizes: Array.from({ length: count }, () => size) })
  const bytesOf = (before: LakeDocument | undefined, after: LakeDocument | undefined, weight = 0) =>
    grown([[before, after]], { weight })[0]!.bytes
  const few = bytesOf(undefined, sizes(0))
  expect(bytesOf(undefined, sizes(1000)) - few).toBe(400_000)
  expect(bytesOf(undefined, sizes(1000, 0)) - few).toBe(100_000)
  expect(bytesOf(sizes(1000), sizes(10), -5000)).toBe(-401_000)
  expect(bytesOf(sizes(10), undefined)).toBe(-few - 4000)
})

test('a new draft repeats the published document as it is after the transaction', () => {
  const repeatsOf = (...[forms, options]: Parameters<typeof grown>) => grown(forms, options)[0]!.repeats
  const draft = documentOf('drafts.a', { title: 'Draft' })
  const short = documentOf('a', { title: 'Bags' })
  const stored = new Map([['a', short]])
  const small = repeatsOf([[undefined, draft]], { stored })
  expect(small).toBeGreaterThan(2000)
  const long = documentOf('a', { title: 'Bags', text: 'x'.repeat(5000) })
  expect(
    repeatsOf(
      [
        [undefined, draft],
        [short, long],
      ],
      { stored },
    ),
  ).toBeGreaterThan(small! + 10_000)
  expect(
    repeatsOf(
      [
        [undefined, draft],
        [short, undefined],
      ],
      { stored },
    ),
  ).toBeUndefined()
  expect(repeatsOf([[undefined, draft]])).toBeUndefined()
  expect(repeatsOf([[draft, { ...draft, title: 'More' }]], { stored })).toBeUndefined()
})

test('a draft is published when the published document has its content', () => {
  const draft = documentOf('drafts.a', { title: 'Bags', sizes: [{ size: '10 cm' }] })
  const publishedAs = (after: LakeDocument) =>
    grown([
      [draft, undefined],
      [documentOf('a', { title: 'Old' }), after],
    ])[0]!.publishedAs
  expect(publishedAs({ ...draft, _id: 'a', _rev: 'other' })).toBe('a')
  expect(publishedAs({ ...draft, _id: 'a', title: 'Other' })).toBeUndefined()
})
