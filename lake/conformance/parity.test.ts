import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import expected from '../parity/expected.json' with { type: 'json' }
import { type Answer, runParity } from '../parity/run.ts'
import { type TestLake, clients, projectId, startTestLake } from '../testing/test-lake.ts'

let lake: TestLake
let answers: Answer[]
beforeAll(async () => {
  lake = await startTestLake()
  const token = lake.tokens.administrator
  answers = await runParity({ url: lake.url, assetUrl: lake.url, dataset: 'production', projectId, token })
}, 60_000)
afterAll(() => lake.close())

test.each(expected.map((answer, at) => ({ ...answer, at })))('$name', ({ name, status, body, at }) => {
  expect(answers[at]).toEqual({ name, status, body })
})

const answerTo = (name: string) => answers.find((answer) => answer.name === name)

test.each([
  'inc of a text',
  'inc by a text',
  'set into a text',
  'setIfMissing over a number',
  'a broken path',
  'a broken key',
  'an unknown operation',
  'set with a number',
  'unset with a text',
  'insert without items',
  'insert with both places',
  'insert beside a field',
  'id and query',
])('a patch with %s is refused', (name) => {
  expect(answerTo(`mutate: patch ${name}`)?.status).toBe(400)
})

test('refused patches change nothing', () => {
  const left = answerTo('what refused patches leave')?.body as { documents: Record<string, unknown>[] }
  expect(left.documents[0]).toMatchObject({ text: 'abcd', number: 1, object: { inner: 'x' } })
})

describe.each(clients)('with %s', (_, create) => {
  test('a document in all versions', async () => {
    const client = lake.client(create)
    await client.createOrReplace({ _id: 'all', _type: 'note' })
    for (const id of ['versions.spring.all', 'drafts.all'])
      await client.createOrReplace({ _id: id, _type: 'note' })
    const get = async (id: string) =>
      (await client.getDocument(id, { includeAllVersions: true })) as unknown as { _id: string }[]
    const all = await get('drafts.all')
    expect(all.map(({ _id }) => _id)).toEqual(['all', 'drafts.all', 'versions.spring.all'])
    expect(await get('none')).toEqual([])
  })

  test('the one project, and no other', async () => {
    const client = lake.client(create)
    expect((await client.projects.list()).map(({ id }) => id)).toEqual([projectId])
    await expect(client.projects.getById('otherproj')).rejects.toMatchObject({ statusCode: 404 })
    const other = lake.client(create, { projectId: 'otherproj' })
    await expect(other.fetch('1')).rejects.toMatchObject({ statusCode: 404 })
  })
})

test('a dataset named as a resource', async () => {
  const [, create] = clients[0] ?? []
  const client = lake.client(create, { resource: { type: 'dataset', id: `${projectId}.production` } })
  expect(await client.fetch('1 + 1')).toBe(2)
  await client.createOrReplace({ _id: 'resource', _type: 'note' })
  expect((await client.getDocument('resource'))?._type).toBe('note')
  const other = lake.client(create, { resource: { type: 'dataset', id: 'otherproj.production' } })
  await expect(other.fetch('1')).rejects.toMatchObject({ statusCode: 404 })
})

test('the export of some types, and the history of some authors and times', async () => {
  await lake.client().createOrReplace({ _id: 'told', _type: 'tale', n: 1 })
  await new Promise((resolve) => setTimeout(resolve, 5))
  const between = new Date().toISOString()
  await lake.client(undefined, { token: lake.tokens.administrator }).patch('told').set({ n: 2 }).commit()
  const lines = async (path: string) => {
    const text = await (await lake.request(path)).text()
    return text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, string>)
  }
  expect((await lines('/data/export/production?types=tale')).map(({ _id }) => _id)).toEqual(['told'])
  const history = (search: string) => lines(`/data/history/production/transactions/told?${search}`)
  const [first, second] = await history('')
  expect(first?.author).not.toBe(second?.author)
  expect(await history(`authors=${second?.author}`)).toEqual([second])
  expect(await history(`fromTime=${between}`)).toEqual([second])
  expect(await history(`toTime=${between}`)).toEqual([first])
  expect((await lake.request('/data/history/production/transactions/told?fromTime=never')).status).toBe(400)
})
