import { expect, test } from 'vitest'
import type { LakeDocument } from './document.ts'
import type { Commit } from './store.ts'
import { Views } from './views.ts'

const documentOf = (_id: string, _type: string, more: object = {}): LakeDocument => ({
  _id,
  _type,
  _rev: 'r',
  _createdAt: '2026-01-31T12:00:00Z',
  _updatedAt: '2026-01-31T12:00:00Z',
  ...more,
})

test('what a query that was paused sees of the past is in no list of others', () => {
  const documents = new Map<string, LakeDocument>()
  let told: (commit: Commit) => void = () => undefined
  const put = (after: LakeDocument) => {
    const changes = [{ id: after._id, before: documents.get(after._id), after, mutations: [] }]
    documents.set(after._id, after)
    told({ seq: 1, transactionId: 't', timestamp: '', author: '', weight: 0, changes })
  }
  const views = new Views({ documents, onCommit: (listener) => ((told = listener), () => undefined) })
  const visitors = views.get('published', true)
  const state = (document: LakeDocument) => document.state
  put(documentOf('order.1', 'order', { state: 'new', product: { _ref: 'chair' } }))

  const raw = views.get('raw', false)
  raw.equal('order', 'state', state, ['new'])
  const snapshot = raw.hold()
  put(documentOf('order.1', 'other', { state: 'done' }))
  // The query goes on, and sees the order as it was.
  expect(snapshot.equal('order', 'state', state, ['new'])).toMatchObject([[{ _id: 'order.1' }]])
  expect(snapshot.ofType('order')).toMatchObject([{ _id: 'order.1' }])
  expect(snapshot.referring('chair')).toMatchObject([{ _id: 'order.1' }])
  raw.release(snapshot)

  for (const view of [visitors, raw]) {
    expect(view.equal('page', 'route', (document) => document.route, ['/missing'])).toEqual([[]])
    expect(view.ofType('page')).toEqual([])
    expect(view.referring('nobody')).toEqual([])
  }
})
