import { applyPatch } from 'mendoza'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, type TestLake, startTestLake } from '../testing/test-lake.ts'

let lake: TestLake
let client: Client
const revisions: string[] = []
const times: string[] = []

beforeAll(async () => {
  lake = await startTestLake()
  client = lake.client()
  const steps = [
    () => client.create({ _id: 'drafts.note', _type: 'note', text: 'one', list: ['a'] }),
    () => client.patch('drafts.note').set({ text: 'two' }).commit(),
    () =>
      client.action({
        actionType: 'sanity.action.document.publish',
        draftId: 'drafts.note',
        publishedId: 'note',
      }),
    () =>
      client.action({
        actionType: 'sanity.action.document.edit',
        draftId: 'drafts.note',
        publishedId: 'note',
        patch: { set: { text: 'three' } },
      }),
    () => client.action({ actionType: 'sanity.action.document.discard', draftId: 'drafts.note' }),
    () =>
      client.action({
        actionType: 'sanity.action.document.unpublish',
        draftId: 'drafts.note',
        publishedId: 'note',
      }),
    () =>
      client.action({
        actionType: 'sanity.action.document.delete',
        publishedId: 'note',
        includeDrafts: ['drafts.note'],
      }),
  ]
  for (const step of steps) {
    const done = (await step()) as { _rev?: string; transactionId?: string }
    revisions.push(done._rev ?? done.transactionId ?? '')
    await new Promise((resolve) => setTimeout(resolve, 5))
    times.push(new Date().toISOString())
  }
})
afterAll(() => lake.close())

const path = '/data/history/production'
const json = async (url: string) =>
  (await (await lake.request(path + url)).json()) as { documents: { text?: string }[] }
const lines = async (url: string) => {
  const text = await (await lake.request(path + url)).text()
  return text
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown> & { id: string })
}

test('transactions are told in order, in part and in reverse', async () => {
  const ids = async (search: string) =>
    (await lines(`/transactions/note,drafts.note?${search}`)).map(({ id }) => id)
  expect(await ids('')).toEqual(revisions)
  expect(await ids('reverse=true&limit=2')).toEqual(revisions.slice(-2).reverse())
  expect(await ids(`fromTransaction=${revisions[1]}&toTransaction=${revisions[3]}`)).toEqual(
    revisions.slice(1, 4),
  )
})

test('transactions carry effects that lead through every form', async () => {
  const told = await lines('/transactions/drafts.note,note?effectFormat=mendoza&excludeContent=true')
  let draft: unknown = null
  const texts: unknown[] = []
  for (const { effects, mutations } of told) {
    const effect = (effects as Record<string, { apply: unknown[] } | undefined>)['drafts.note']
    if (effect) draft = applyPatch(draft, effect.apply)
    texts.push((draft as { text?: string } | null)?.text ?? null)
    expect(mutations).toBeUndefined()
  }
  expect(texts).toEqual(['one', 'two', null, 'three', null, 'two', null])
})

test('documents are told as they were, by revision, time, and last', async () => {
  const at = async (search: string) =>
    (await json(`/documents/drafts.note?${search}`)).documents.map(({ text }) => text)
  expect(await at(`revision=${revisions[0]}`)).toEqual(['one'])
  expect(await at(`revision=${revisions[2]}`)).toEqual([])
  expect(await at(`time=${times[1]}`)).toEqual(['two'])
  expect(await at('lastRevision=true')).toEqual(['two'])
  expect(await at('revision=unknown')).toEqual([])
})

test('the life of a document is told in events', async () => {
  const answer = (await (await lake.request(`${path}/events/documents/drafts.note?limit=100`)).json()) as {
    events: Record<string, { type: string }[]>
  }
  expect(answer.events['drafts.note']?.map(({ type }) => type)).toEqual([
    'deleteDocumentVersion',
    'unpublishDocument',
    'deleteDocumentVersion',
    'createDocumentVersion',
    'publishDocumentVersion',
    'createDocumentVersion',
  ])
})
