import { rmSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { endless, slowLake } from '../testing/slow-lake.ts'
import {
  type TestLake,
  clientFor,
  dataset,
  lakeForTest,
  refusal,
  startTestLake,
  temporaryFolder,
} from '../testing/test-lake.ts'

// What one transaction may cost, so that others do not wait for it.

const mutate = (own: TestLake, mutations: unknown[]) =>
  own.request(`/data/mutate/${dataset}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${own.tokens.editor}` },
    body: JSON.stringify({ mutations }),
  })

test('all queries of one transaction have the time of one', async () => {
  const own = await slowLake({ queryMs: 400 })
  const query = endless.replace(/^count\((.*)\)$/, '$1')
  const mutations = Array.from({ length: 10 }, () => ({ patch: { query, set: { a: 1 } } }))
  const started = performance.now()
  const response = await mutate(own, mutations)
  expect(response.status).toBe(408)
  expect(performance.now() - started).toBeLessThan(4000)
})

test('parsing the queries of a transaction counts as time, too', async () => {
  const own = await lakeForTest({ limits: { queryMs: 100 } })
  const fields = Array.from({ length: 4500 }, (_, n) => `f${n}`).join()
  const long = (n: number) => `*[_id == "none" && defined({${fields}}) && b == ${n}]`
  const mutations = Array.from({ length: 40 }, (_, n) => ({ patch: { query: long(n), set: { a: 1 } } }))
  expect((await mutate(own, mutations)).status).toBe(408)
})

test('a transaction that takes too long is refused, and changes nothing', async () => {
  const list = Array.from({ length: 8000 }, (_, n) => ({ _key: `k${n}`, n }))
  const dataDir = temporaryFolder()
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const patient = await startTestLake({ dataDir })
  await patient.client().create({ _id: 'long', _type: 'note', list })
  await patient.close()
  const own = await lakeForTest({ dataDir, limits: { transactionMs: 100 } })
  const many = Array.from({ length: 5000 }, (_, n) => ({ patch: { id: 'long', set: { n } } }))
  const conditions = Array.from({ length: 50 }, (_, n) => `list[n > ${n}].n`)
  const keyed = Object.fromEntries(list.map(({ _key }) => [`list[_key=="${_key}"].n`, 0]))
  const slow: [number, object[]][] = [
    [408, many],
    [413, [{ patch: { id: 'long', set: { n: 1, ...keyed } } }]],
    [408, [{ patch: { id: 'long', set: { n: 1 }, unset: conditions } }]],
  ]
  for (const [status, mutations] of slow) {
    const started = performance.now()
    const response = await mutate(own, mutations)
    expect([response.status, performance.now() - started < 2000]).toEqual([status, true])
    expect(await own.client().getDocument('long')).not.toHaveProperty('n')
  }
})

test('an object has a limited number of attributes, also when patches add them', async () => {
  const own = await lakeForTest()
  const map = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}`, 0]))
  const write = async (mutation: object) => {
    const response = await mutate(own, [mutation])
    return [response.status, /at most 2000 attributes/.test(await response.text())]
  }
  const wide = { _id: 'wide', _type: 'note' }
  expect(await write({ create: { ...wide, map: map(2000) } })).toEqual([200, false])
  expect(await write({ createOrReplace: { ...wide, map: map(2001) } })).toEqual([413, true])
  expect(await write({ patch: { id: 'wide', set: { 'map.one': 1 } } })).toEqual([400, true])
})

test('no release is called like a perspective: a Studio crashes when it meets one', async () => {
  const own = await lakeForTest()
  for (const name of ['drafts', 'published']) {
    const response = await mutate(own, [{ create: { _id: `versions.${name}.note`, _type: 'note' } }])
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('no release')])
  }
  expect((await mutate(own, [{ create: { _id: 'versions.spring.note', _type: 'note' } }])).status).toBe(200)
})

test('thousands of documents are deleted together in the time of a query', async () => {
  const own = await lakeForTest()
  const ids = Array.from({ length: 8000 }, (_, n) => `note-${n}`)
  const list = ids.map((_ref, n) => ({ _key: `k${n}`, _type: 'reference', _ref }))
  await mutate(
    own,
    ids.map((_id) => ({ create: { _id, _type: 'note' } })),
  )
  expect((await mutate(own, [{ create: { _id: 'index', _type: 'note', list } }])).status).toBe(200)
  const remove = { delete: { id: ids } }
  const before = process.cpuUsage()
  const refused = await mutate(own, [remove])
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('"index"')])
  expect((await mutate(own, [remove, { patch: { id: 'index', unset: ['list'] } }])).status).toBe(200)
  // each document was compared with each other one before, which took 30 s
  expect(process.cpuUsage(before).user).toBeLessThan(5_000_000)
  expect(await own.client().fetch('count(*[_type == "note"])')).toBe(1)
})

test('a short request that would write a large value many times is refused', async () => {
  const own = await lakeForTest()
  const text = 'x'.repeat(3_000_000)
  const ids = Array.from({ length: 30 }, (_, n) => `note-${n}`)
  const notes = ids.map((_id) => ({ create: { _id, _type: 'note' } }))
  expect((await mutate(own, [...notes, { create: { _id: 'long', _type: 'note', text } }])).status).toBe(200)
  const copies = ids.map((id) => ({
    actionType: 'sanity.action.document.version.create',
    publishedId: 'long',
    versionId: `versions.${id}.long`,
  }))
  const copied = await own.request(`/data/actions/${dataset}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${own.tokens.editor}` },
    body: JSON.stringify({ actions: copies }),
  })
  expect(copied.status).toBe(413)
  // the second changes nothing, and the log would keep it for each document
  for (const patch of [{ set: { text } }, { setIfMissing: { _type: text } }])
    expect((await mutate(own, [{ patch: { id: ids, ...patch } }])).status).toBe(413)
  const stored = await own.client().getDocuments(ids)
  expect(stored.filter((note) => note && 'text' in note)).toEqual([])
})

const wrong = Array.from({ length: 1_000_000 }, () => 1)
const deletion = { actionType: 'sanity.action.document.delete', publishedId: 'note', includeDrafts: wrong }
test.each([
  ['mutations', 'mutate', { mutations: wrong }, 413],
  ['actions', 'actions', { actions: wrong }, 413],
  ['ids', 'mutate', { mutations: [{ delete: { id: wrong } }] }, 400],
  ['drafts', 'actions', { actions: [deletion] }, 400],
])('a million wrong %s are refused soon', async (_, path, sent, status) => {
  const own = await lakeForTest()
  const body = JSON.stringify(sent)
  const headers = { authorization: `Bearer ${own.tokens.editor}` }
  const started = process.cpuUsage()
  const response = await own.request(`/data/${path}/${dataset}`, { method: 'POST', headers, body })
  expect([response.status, process.cpuUsage(started).user < 1_500_000]).toEqual([status, true])
  expect((await response.text()).length).toBeLessThan(500)
})

test('a list of ids has as many documents as a transaction has mutations', async () => {
  const own = await lakeForTest()
  await own.client().create({ _id: 'note', _type: 'note', n: 0 })
  const ids = Array.from({ length: 5000 }, () => 'note')
  const increase = { patch: { id: ids, inc: { n: 1 } } }
  expect((await mutate(own, [increase, increase])).status).toBe(200)
  expect((await mutate(own, [increase, increase, { delete: { id: ['note'] } }])).status).toBe(413)
  expect(await own.client().getDocument('note')).toHaveProperty('n', 10_000)
})

test('more documents than the memory holds are refused, and can be deleted', async () => {
  const dataDir = temporaryFolder()
  const limits = { documentBytes: 40_000 }
  const large = (_id: string) => ({ create: { _id, _type: 'note', text: 'x'.repeat(8000) } })
  const first = await startTestLake({ dataDir, limits })
  expect((await mutate(first, [large('a'), large('b')])).status).toBe(200)
  await first.close()
  const next = await lakeForTest({ dataDir, limits })
  expect((await mutate(next, [large('c')])).status).toBe(507)
  expect(await next.client().getDocument('c')).toBeUndefined()
  expect((await mutate(next, [{ delete: { id: 'a' } }])).status).toBe(200)
  expect((await mutate(next, [large('c')])).status).toBe(200)
})

test('what visitors send leaves editors room', async () => {
  const own = await lakeForTest({ limits: { documentBytes: 60_000, siteDocumentBytes: 40_000 } })
  const site = clientFor(own.url, own.tokens.site)
  const inquiry = (n: number) => ({ _id: `inquiry.${n}`, _type: 'inquiry', message: 'x'.repeat(8000) })
  await site.createIfNotExists(inquiry(0), { visibility: 'async' })
  await site.createIfNotExists(inquiry(1), { visibility: 'async' })
  expect(await refusal(site.createIfNotExists(inquiry(2), { visibility: 'async' }))).toMatchObject({
    statusCode: 507,
    message: expect.stringContaining('no more room for what visitors send') as string,
  })
  expect((await mutate(own, [{ create: inquiry(3) }])).status).toBe(200)
  expect((await mutate(own, [{ delete: { query: '*[_type == "inquiry"]' } }])).status).toBe(200)
  await site.createIfNotExists(inquiry(2), { visibility: 'async' })
  expect(await own.client().fetch('count(*[_type == "inquiry"])', {}, { perspective: 'raw' })).toBe(1)
})

test.each<[string, (n: number) => unknown]>([
  ['empty objects', () => ({})],
  ['objects with names of their own', (n) => ({ [`n${n}`]: 0 })],
  ['references', (n) => ({ _ref: `n${n}`, _weak: true })],
])('a short text that takes much memory counts as much: %s', async (_, part) => {
  const own = await lakeForTest({ limits: { documentBytes: 60_000 } })
  const list = Array.from({ length: 1000 }, (__, n) => part(n))
  const response = await mutate(own, [{ create: { _id: 'dense', _type: 'note', list } }])
  expect(response.status).toBe(507)
})

test.each<[string, number, (n: number) => unknown]>([
  ['references', 10_000, (n) => ({ _ref: `n${n}`, _weak: true })],
  ['characters of several bytes', 1, () => '\u6587'.repeat(1_000_000)],
  ['control characters', 1, () => '\u0001'.repeat(500_000)],
])('what takes long to store counts as more: %s', async (_, length, part) => {
  const own = await lakeForTest()
  const ids = Array.from({ length: 20 }, (__, n) => `note-${n}`)
  await mutate(
    own,
    ids.map((_id) => ({ create: { _id, _type: 'note' } })),
  )
  const list = Array.from({ length }, (__, n) => part(n))
  expect((await mutate(own, [{ patch: { id: ids, set: { list } } }])).status).toBe(413)
  expect((await mutate(own, [{ patch: { id: ids.slice(0, 3), set: { list } } }])).status).toBe(200)
})

test('more references than the indexes lose in a moment are neither deleted nor replaced in one transaction', async () => {
  const own = await lakeForTest()
  const create = (at: number) => {
    const list = Array.from({ length: 20_000 }, (_, n) => ({ _ref: `${at}-${n}`, _weak: true }))
    return mutate(own, [{ create: { _id: `note-${at}`, _type: 'note', list } }])
  }
  const ids = ['note-0', 'note-1', 'note-2', 'note-3']
  for (const at of ids.keys()) expect((await create(at)).status).toBe(200)
  expect((await mutate(own, [{ delete: { id: ids } }])).status).toBe(413)
  const replaced = ids.map((_id) => ({ createOrReplace: { _id, _type: 'note' } }))
  expect((await mutate(own, replaced)).status).toBe(413)
  expect((await mutate(own, [{ patch: { id: ids, unset: ['list'] } }])).status).toBe(413)
  expect((await mutate(own, [{ delete: { id: ids.slice(2) } }])).status).toBe(200)
})

test.each([
  { set: { 'list[0:1999].n': 1 } },
  { set: { 'numbers[0:9999]': [1] } },
  { set: { [`list[n >= 0]${'.a'.repeat(60)}`]: 1 } },
  { insert: { after: 'list[n >= 0].inner[0]', items: Array.from({ length: 1000 }, () => 0) } },
  { diffMatchPatch: { 'texts[0:999]': `@@ -0,0 +1,100000 @@\n+${'y'.repeat(100_000)}\n` } },
])('a patch that would take long for its many places is refused, case %#', async (patch) => {
  const own = await lakeForTest()
  const list = Array.from({ length: 2000 }, (_, n) => ({ n, inner: [0] }))
  const numbers = Array.from({ length: 20_000 }, () => 0)
  const texts = Array.from({ length: 1000 }, () => 'x')
  await own.client().create({ _id: 'wide', _type: 'note', list, numbers, texts })
  const started = performance.now()
  expect((await mutate(own, [{ patch: { id: 'wide', ...patch } }])).status).toBe(400)
  expect(performance.now() - started).toBeLessThan(2000)
})

test('numbers and objects count as what is written', async () => {
  const own = await lakeForTest()
  const list = Array.from({ length: 150_000 }, (_, n) => ({ [`n${n % 20}`]: n }))
  const ids = ['a', 'b', 'c', 'd']
  for (const _id of ids)
    expect((await mutate(own, [{ create: { _id, _type: 'note', list } }])).status).toBe(200)
  const patches = ids.map((id) => ({ patch: { id, set: { title: 'x' } } }))
  expect((await mutate(own, patches.slice(0, 2))).status).toBe(200)
  expect((await mutate(own, patches)).status).toBe(413)
})

test('a thousand paragraphs that are pasted are stored, although each has a patch of its own', async () => {
  const own = await lakeForTest()
  const block = (n: number) => ({
    _key: `k${n}`,
    _type: 'block',
    style: 'normal',
    markDefs: [],
    children: [{ _key: 's', _type: 'span', text: `Line ${n}`, marks: [] }],
  })
  await own.client().create({ _id: 'article', _type: 'post', body: [block(0)] })
  const patches = Array.from({ length: 999 }, (_, n) => ({
    patch: { id: 'article', insert: { after: `body[_key=="k${n}"]`, items: [block(n + 1)] } },
  }))
  expect((await mutate(own, patches)).status).toBe(200)
  expect((await own.client().getDocument('article'))?.body).toHaveLength(1000)
})
