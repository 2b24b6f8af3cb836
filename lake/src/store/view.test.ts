import { expect, test } from 'vitest'
import type { LakeDocument } from './document.ts'
import { Forms } from './forms.ts'
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

test.each([
  [['drafts'], 'drafts.n'],
  [['r2', 'drafts'], 'versions.r2.n'],
  [['r3', 'drafts', 'r2'], 'drafts.n'],
  [['r3', 'published', 'drafts'], 'n'],
  [['r3'], 'n'],
  [[], 'n'],
])('the stack %j shows %s, whether it has more layers than the document forms or fewer', (stack, shown) => {
  const many = Array.from({ length: 5 }, (_, n) => `versions.other${n}.n`)
  for (const others of [[], many]) {
    const ids = ['n', 'drafts.n', 'versions.r2.n', ...others]
    const view = new View(new Map(ids.map((id) => [id, documentOf(id, 1)])), stack, false)
    expect(view.all.map(({ _originalId }) => _originalId)).toEqual([shown])
  }
})

test('a form that is made or deleted is followed', () => {
  const documents = new Map([['n', documentOf('n', 1)]])
  const forms = new Forms(documents.keys())
  const view = new View(documents, ['drafts', 'r1'], false, undefined, forms)
  const shown = () => view.all.map(({ _originalId }) => _originalId)
  const change = (id: string, isThere: boolean) => {
    if (isThere) documents.set(id, documentOf(id, 1))
    else documents.delete(id)
    if (isThere) forms.add(id)
    else forms.delete(id)
    view.updateAll([id])
  }
  change('versions.r1.n', true)
  expect(shown()).toEqual(['versions.r1.n'])
  change('drafts.n', true)
  expect(shown()).toEqual(['drafts.n'])
  change('n', false)
  change('drafts.n', false)
  expect(shown()).toEqual(['versions.r1.n'])
  change('versions.r1.n', false)
  expect(shown()).toEqual([])
})

test('a view of many layers looks for the form of a document once', () => {
  const stack = Array.from({ length: 32 }, (_, n) => `r${n}`)
  const documents = new Map(
    Array.from({ length: 1000 }, (_, n) => [`n${n}`, documentOf(`n${n}`, n)] as const),
  )
  let looked = 0
  const source = new Proxy(documents, {
    get: (_, name) => {
      if (name === 'has' || name === 'get') looked += 1
      const value: unknown = Reflect.get(documents, name)
      return typeof value === 'function' ? (value.bind(documents) as unknown) : value
    },
  })
  expect(new View(source, stack, false).all).toHaveLength(1000)
  expect(looked).toBeLessThan(3000)
})
