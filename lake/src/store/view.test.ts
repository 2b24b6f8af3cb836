import { expect, test } from 'vitest'
import type { LakeDocument } from './document.ts'
import { View } from './view.ts'

const documentOf = (_id: string, n: number): LakeDocument => ({
  _id,
  _type: 'note',
  _rev: 'r',
  _createdAt: '2026-01-31T12:00:00Z',
  _updatedAt: '2026-01-31T12:00:00Z',
  n,
})

test('a commit of very many documents takes no time for each index by value, and all are found afterwards', () => {
  const documents = new Map([['first', documentOf('first', 7)]])
  const view = new View(documents, 'published', false)
  const fields = Array.from({ length: 390 }, (_, number) => `f${number}`)
  let reads = 0
  const read = (document: LakeDocument) => {
    reads += 1
    return document.n
  }
  const found = (field: string) => view.equal('note', field, read, [7])[0]?.map(({ _id }) => _id) ?? []
  for (const field of fields) expect(found(field)).toEqual(['first'])
  reads = 0
  const ids = Array.from({ length: 2000 }, (_, number) => `n${number}`)
  for (const [n, id] of ids.entries()) documents.set(id, documentOf(id, n))
  view.updateAll(ids)
  expect(reads).toBe(0)
  expect(found('f0').toSorted()).toEqual(['first', 'n7'])
  documents.set('n8', documentOf('n8', 7))
  view.updateAll(['n8'])
  expect(found('f0').toSorted()).toEqual(['first', 'n7', 'n8'])
})

test('views of several stacks share the forms of documents, and a commit makes no new one of what it left as it was', () => {
  const documents = new Map(['n', 'drafts.n', 'm'].map((id) => [id, documentOf(id, 1)]))
  const [drafts, release] = [['drafts'], ['r1', 'drafts']].map((stack) => new View(documents, stack, false))
  const shown = drafts?.get('n')
  expect(shown).toMatchObject({ _id: 'n', _originalId: 'drafts.n' })
  expect(release?.get('n')).toBe(shown)
  expect(release?.get('m')).toBe(drafts?.get('m'))
  documents.set('n', documentOf('n', 2))
  drafts?.updateAll(['n'])
  expect(drafts?.get('n')).toBe(shown)
})
