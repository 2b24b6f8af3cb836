import { applyPatch } from 'mendoza'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { rmSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { EventReader } from '../testing/events.ts'
import { oneOf, randomNumbers } from '../testing/random.ts'
import { type TestLake, dataset, lakeForTest, startTestLake, temporaryFolder } from '../testing/test-lake.ts'

type Next = (below: number) => number
const seed = Number(process.env.LAKE_TEST_SEED ?? Date.now() % 1_000_000)

function randomMutation(next: Next) {
  const id = oneOf(next, ['a', 'b', 'c', 'drafts.a', 'drafts.b'])
  const fields = {
    _id: id,
    _type: oneOf(next, ['one', 'two']),
    text: oneOf(next, ['', 'x', 'long enough text', 'über alles']),
  }
  const items = Array.from({ length: next(4) }, (_, at) => ({ _key: `k${at}`, n: next(3) }))
  const patches = [
    { set: { text: oneOf(next, ['y', 'long enough texts', 'Ωmega']) } },
    { set: { 'deep.er': next(5), items } },
    { setIfMissing: { items: [] }, insert: { after: 'items[-1]', items: [{ _key: `n${next(9)}`, n: 1 }] } },
    { unset: [oneOf(next, ['text', 'items[0]', 'deep', 'items[_key=="k1"]'])] },
    { inc: { 'deep.er': 2 } },
    { diffMatchPatch: { text: '@@ -1,1 +1,1 @@\n-x\n+z\n' } },
  ]
  return oneOf(next, [
    { create: fields },
    { createIfNotExists: { ...fields, items } },
    { createOrReplace: { ...fields, items } },
    { delete: { id } },
    { patch: { id, ...oneOf(next, patches) } },
    { patch: { id, ...oneOf(next, patches) } },
  ])
}

const everything = async (lake: TestLake) => {
  const list = (await lake.client().fetch('*', {}, { perspective: 'raw' })) as unknown as { _id: string }[]
  return Object.fromEntries(list.map((document) => [document._id, document]))
}

test(`listeners, the log and a restart agree with queries (seed ${seed})`, async () => {
  const next = randomNumbers(seed)
  const dataDir = temporaryFolder()
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const lake = await startTestLake({ dataDir })
  const url = `${lake.url}/v1/data/listen/${dataset}?query=*&effectFormat=mendoza`
  const reader = await EventReader.open(url, { authorization: `Bearer ${lake.tokens.editor}` })
  await reader.take(1)
  let events = 0
  for (let round = 0; round < 150; round += 1) {
    const mutations = Array.from({ length: 1 + next(3) }, () => randomMutation(next))
    const response = await lake.request(`/data/mutate/${dataset}`, {
      method: 'POST',
      body: JSON.stringify({ mutations }),
    })
    expect([200, 400, 409]).toContain(response.status)
  }
  const stored = await everything(lake)
  await new Promise((resolve) => setTimeout(resolve, 200))
  const held: Record<string, Record<string, unknown>> = {}
  for (const { event, data } of reader.events) {
    if (event !== 'mutation') continue
    events += 1
    const id = String(data.documentId)
    const { _rev, ...before } = held[id] ?? {}
    expect(data.previousRev).toBe(_rev)
    const after = applyPatch(
      _rev === undefined ? null : before,
      (data.effects as { apply: unknown[] }).apply,
    ) as Record<string, unknown> | null
    if (after) held[id] = { ...after, _rev: data.resultRev }
    else delete held[id]
  }
  reader.close()
  expect(events).toBeGreaterThan(50)
  expect(held).toEqual(stored)
  await lake.close()

  const db = new DatabaseSync(join(dataDir, 'lake.sqlite'), { readOnly: true })
  const last: Record<string, unknown> = {}
  for (const row of db.prepare('SELECT doc, after FROM tx_doc ORDER BY seq').iterate()) {
    if (row.after === null) delete last[String(row.doc)]
    else last[String(row.doc)] = JSON.parse(String(row.after))
  }
  db.close()
  expect(last).toEqual(stored)

  const again = await startTestLake({ dataDir })
  onTestFinished(() => again.close())
  expect(await everything(again)).toEqual(stored)
  await assertReplayed(again, stored)
})

/** Sends the mutations of the log, in its order, to an empty lake, which then has the same documents. */
async function assertReplayed(source: TestLake, stored: Awaited<ReturnType<typeof everything>>) {
  const ids = ['a', 'b', 'c', 'drafts.a', 'drafts.b'].join(',')
  const told = await source.request(`/data/history/${dataset}/transactions/${ids}?limit=1000`)
  const lines = (await told.text()).trim().split('\n')
  const empty = await lakeForTest()
  for (const line of lines) {
    const { id, mutations } = JSON.parse(line) as { id: string; mutations: unknown[] }
    const body = JSON.stringify({ mutations, transactionId: id })
    const answer = await empty.request(`/data/mutate/${dataset}`, { method: 'POST', body })
    expect([answer.status, line]).toEqual([200, line])
  }
  const timeless = (documents: typeof stored) =>
    Object.values(documents).map((document) => ({ ...document, _createdAt: '', _updatedAt: '' }))
  expect(timeless(await everything(empty))).toEqual(timeless(stored))
}

const scraps = [
  '*',
  '[',
  ']',
  '{',
  '}',
  '(',
  ')',
  '->',
  '^',
  '@',
  '...',
  '..',
  '|',
  'order',
  'score',
  'match',
  '"',
  '\\',
  '$x',
  '_type',
  '==',
  '&&',
  '=>',
  'references',
  'text::query',
  'pt::text',
  ',',
  ':',
  '0',
  '-1',
  '1e999',
  'null',
  'true',
  'in',
  'path("**")',
  '\u0000',
  '\ud800',
  '//',
  'select',
  'coalesce',
  'count',
  'dateTime',
]
const paths = [
  '/data/query/production',
  '/data/mutate/production',
  '/data/actions/production',
  '/data/doc/production/',
  '/data/listen/production',
  '/data/history/production/transactions/',
  '/data/history/production/documents/',
  '/data/history/production/events/documents/',
  '/images/testshop/production/',
  '/files/testshop/production/',
  '/assets/images/production',
  '/assets/files/production',
  '/users/',
  '/users/me/keyvalue/',
  '/auth/fetch',
  '/auth/login/',
  '/projects/',
  '/journey/',
]

test(`no request makes the lake fail or fall silent (seed ${seed})`, { timeout: 180_000 }, async () => {
  const next = randomNumbers(seed)
  const lake = await lakeForTest({ limits: { queryMs: 500 } })
  const text = () => Array.from({ length: next(12) }, () => oneOf(next, scraps)).join(oneOf(next, ['', ' ']))
  const json = (depth = 0): unknown => {
    const kind = next(depth > 4 ? 4 : 7)
    if (kind < 4) return oneOf(next, [null, true, -1, 1e308, text(), 'x', '__proto__'])
    if (kind === 4) return Array.from({ length: next(4) }, () => json(depth + 1))
    const names = [
      '_id',
      '_type',
      'id',
      'set',
      'patch',
      'create',
      'mutations',
      'actions',
      'actionType',
      'query',
      'params',
      'delete',
      'publishedId',
      'insert',
      'after',
      'items',
      'constructor',
      '__proto__',
    ]
    return Object.fromEntries(Array.from({ length: next(5) }, () => [oneOf(next, names), json(depth + 1)]))
  }
  const statuses = new Set<number>()
  for (let round = 0; round < 1500; round += 1) {
    const controller = new AbortController()
    const method = oneOf(next, ['GET', 'GET', 'POST', 'PUT', 'DELETE'])
    const search = new URLSearchParams({
      query: text(),
      [`$${text()}`]: text(),
      perspective: oneOf(next, ['raw', 'drafts', text(), '']),
      limit: text(),
      w: text(),
      time: text(),
    })
    const body = oneOf(next, [
      JSON.stringify(json()),
      text(),
      JSON.stringify({ query: text() }),
      JSON.stringify({ mutations: [{ patch: { id: 'x', set: json() } }, { create: json() }] }),
    ])
    const path = `${oneOf(next, paths)}${encodeURIComponent(text().toWellFormed())}`
    const target = next(2) === 0 ? oneOf(next, paths) : path
    const response = await lake.request(`${target}?${search.toString()}`, {
      method,
      ...(method === 'GET' ? {} : { body }),
      signal: controller.signal,
      headers: {
        authorization: `Bearer ${lake.tokens.editor}`,
        'last-event-id': '5',
        range: oneOf(next, ['bytes=0-', 'bytes=-', 'x']),
      },
    })
    statuses.add(response.status)
    expect(response.status, `${method} ${target}?${search.toString()} ${body}`).not.toBe(500)
    controller.abort()
  }
  expect((await lake.request('/health')).status).toBe(200)
  expect(lake.log.filter(({ event }) => event === 'failure')).toEqual([])
  expect(statuses.size).toBeGreaterThan(4)
})
