import { expect, test } from 'vitest'
import type { LakeDocument } from './document.ts'
import type { Commit } from './store.ts'
import { Views } from './views.ts'

const documentOf = (_id: string): LakeDocument => ({
  _id,
  _type: 'note',
  _rev: 'r',
  _createdAt: '2026-01-31T12:00:00Z',
  _updatedAt: '2026-01-31T12:00:00Z',
})

test('perspectives that show the same share a view, until a release has a document', () => {
  const documents = new Map<string, LakeDocument>()
  const listeners: ((commit: Commit) => void)[] = []
  const change = (id: string, after: LakeDocument | undefined) => {
    const before = documents.get(id)
    if (after) documents.set(id, after)
    else documents.delete(id)
    const changes = [{ id, before, after, mutations: [] }]
    for (const listener of listeners)
      listener({ seq: 1, transactionId: 't', timestamp: '', author: '', weight: 0, changes })
  }
  const views = new Views({
    documents,
    onCommit: (listener) => {
      listeners.push(listener)
      return () => undefined
    },
  })
  change('a', documentOf('a'))
  const drafts = views.get(['drafts'], false)
  expect(views.get(['r1', 'drafts'], false)).toBe(drafts)
  expect(views.get(['r2', 'drafts', 'r3', 'drafts'], false)).toBe(drafts)
  expect(views.get(['published', 'drafts'], false)).not.toBe(drafts)

  change('versions.r1.a', documentOf('versions.r1.a'))
  const released = views.get(['r1', 'drafts'], false)
  expect(released.get('a')?._originalId).toBe('versions.r1.a')
  expect(drafts.get('a')?._originalId).toBe('a')

  change('versions.r1.a', undefined)
  expect(views.get(['r1', 'drafts'], false)).toBe(drafts)
  expect(new Views({ documents, onCommit: () => () => undefined }).get(['r1'], false).all).toHaveLength(1)
})

test('views of releases push out none of those that site and editors use', () => {
  const releases = Array.from({ length: 20 }, (_, at) => `r${at}`)
  const documents = new Map(releases.map((name) => [`versions.${name}.a`, documentOf(`versions.${name}.a`)]))
  const views = new Views({ documents, onCommit: () => () => undefined })
  const [published, drafts, raw] = [
    views.get('published', true),
    views.get(['drafts'], false),
    views.get('raw', false),
  ]
  for (const name of releases) views.get([name, 'drafts'], false)
  expect([views.get('published', true), views.get(['drafts'], false), views.get('raw', false)]).toEqual([
    published,
    drafts,
    raw,
  ])
  expect(views.get('published', true) === published && views.get('raw', false) === raw).toBe(true)
})
