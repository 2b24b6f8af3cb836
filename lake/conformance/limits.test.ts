import { randomBytes } from 'node:crypto'
import { type Socket, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { writeContent } from '../testing/content.ts'
import { EventReader } from '../testing/events.ts'
import { endless, slowLake } from '../testing/slow-lake.ts'
import {
  type TestLake,
  dataset,
  lakeForTest,
  startTestLake,
  studioOrigin,
  temporaryFolder,
} from '../testing/test-lake.ts'

const mutate = (own: TestLake, mutations: unknown[]) =>
  own.request(`/data/mutate/${dataset}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${own.tokens.editor}` },
    body: JSON.stringify({ mutations }),
  })

let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake()
  await writeContent(lake.client())
})
afterAll(() => lake.close())

test('one account or address cannot take all streams', async () => {
  const own = await lakeForTest({ limits: { streams: 10 } })
  const live = `${own.url}/vX/data/live/events/${dataset}`
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const readers = []
  for (const headers of [{}, bearer(own.tokens.editor)]) {
    const max = 'authorization' in headers ? 5 : 2
    for (let n = 0; n < max; n += 1) readers.push(await EventReader.open(live, headers))
    expect((await fetch(live, { headers })).status).toBe(429)
  }
  readers.push(await EventReader.open(live, bearer(own.tokens.viewer)))
  expect(readers.at(-1)?.response.status).toBe(200)
  for (const reader of readers) reader.close()
})

/** Logs in without a password; returns a token. */
async function logIn(own: TestLake, name: string): Promise<string> {
  const page = await fetch(
    `${own.url}/v1/auth/login/local?origin=${encodeURIComponent(`${studioOrigin}/`)}&type=token`,
    {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: own.url },
      body: new URLSearchParams({ name }),
    },
  )
  const [, sid] = /sid=(.*)$/.exec(page.headers.get('location') ?? '') ?? []
  const { token } = (await (await fetch(`${own.url}/v1/auth/fetch?sid=${sid}`)).json()) as { token: string }
  return token
}

test('neither many logins of one account nor many accounts keep others from their streams', async () => {
  const own = await lakeForTest({ limits: { streams: 10 } })
  const live = `${own.url}/vX/data/live/events/${dataset}`
  const open = async (token: string) => {
    const reader = await EventReader.open(live, { authorization: `Bearer ${token}` })
    onTestFinished(() => reader.close())
    return reader
  }
  const mallory = [await logIn(own, 'Mallory'), await logIn(own, 'Mallory')]
  const [first] = [await open(mallory[0] ?? '')]
  for (let n = 0; n < 4; n += 1) await open(mallory[n % 2] ?? '')
  for (const token of mallory) expect((await open(token)).response.status).toBe(429)
  for (const name of ['Made-up', 'Invented']) {
    const token = await logIn(own, name)
    for (let n = 0; n < 3; n += 1) await open(token)
  }
  const alice = await logIn(own, 'Alice')
  const reader = await open(alice)
  expect(reader.response.status).toBe(200)
  await expect.poll(() => first?.isEnded).toBe(true)
  await own.client().create({ _id: 'seen', _type: 'note' })
  expect(await reader.take(2)).toHaveLength(2)
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

/** Sends a request and does not read the response. */
function requestWithoutReading(url: string, path: string, token?: string): Socket {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const authorization = token === undefined ? '' : `Authorization: Bearer ${token}\r\n`
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${authorization}\r\n`)
  socket.pause()
  socket.on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  return socket
}

test('a client that does not read a result is disconnected', async () => {
  const own = await lakeForTest({ limits: { stalledMs: 200 } })
  await own.client().create({ _id: 'a', _type: 'note', text: 'x'.repeat(900_000) })
  const query = encodeURIComponent(`[${'*,'.repeat(39)}*]`)
  requestWithoutReading(own.url, `/v2025-02-19/data/query/${dataset}?query=${query}`, own.tokens.viewer)
  await expect.poll(() => own.log.filter(({ cut }) => cut === true), { timeout: 5000 }).toHaveLength(1)
})

test('a client that reads nothing is disconnected in the time that was promised', async () => {
  const own = await lakeForTest({ limits: { stalledMs: 2000 } })
  await own.client().create({ _id: 'a', _type: 'note', text: 'x'.repeat(900_000) })
  const query = encodeURIComponent(`[${'*,'.repeat(39)}*]`)
  requestWithoutReading(own.url, `/v2025-02-19/data/query/${dataset}?query=${query}`, own.tokens.viewer)
  const cut = () => own.log.find((line) => line.cut === true)
  await expect.poll(cut, { timeout: 10_000 }).toBeDefined()
  expect(cut()?.ms).toBeGreaterThan(1500)
  expect(cut()?.ms).toBeLessThan(3500)
})

test('answers that an account does not read take a part of the memory only, and others get theirs', async () => {
  const own = await lakeForTest({ limits: { unreadBytesOfCaller: 80_000_000 } })
  await own.client().create({ _id: 'a', _type: 'note', text: 'x'.repeat(900_000) })
  const path = `/data/query/${dataset}?query=${encodeURIComponent(`[${'*,'.repeat(39)}*]`)}`
  for (let n = 0; n < 6; n += 1) requestWithoutReading(own.url, `/v2025-02-19${path}`, own.tokens.viewer)
  const ended = () => own.log.filter(({ path: at }) => String(at).includes('/query/'))
  await expect.poll(() => ended().length, { timeout: 10_000 }).toBe(4)
  for (const line of ended()) expect(line.cut === true || line.status === 429).toBe(true)
  for (const token of [own.tokens.editor, own.tokens.viewer]) {
    const answer = await own.request(path, { headers: { authorization: `Bearer ${token}` } })
    expect([answer.status, (await answer.text()).length > 36_000_000]).toEqual([200, true])
  }
  const small = await Promise.all(Array.from({ length: 60 }, () => own.client().fetch<number>('count(*)')))
  expect(small).toEqual(Array.from({ length: 60 }, () => 1))
})

test('large answers that are made at the same time get 429 beyond what an account may have', async () => {
  const own = await lakeForTest({ limits: { unreadBytesOfCaller: 40_000_000 } })
  const body = JSON.stringify({
    query: `[${Array.from({ length: 30 }, (_, n) => `lower($text + "${n}")`).join()}]`,
    params: { text: 'A'.repeat(900_000) },
  })
  const headers = { authorization: `Bearer ${own.tokens.viewer}` }
  const ask = () => own.request(`/data/query/${dataset}?returnQuery=false`, { method: 'POST', headers, body })
  const answers = await Promise.all(Array.from({ length: 8 }, ask))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  expect(await refused[0]?.json()).toMatchObject({
    message: expect.stringContaining('then try again') as unknown,
  })
  for (const { body: rest, bodyUsed } of answers) if (!bodyUsed) await rest?.cancel()
  await expect.poll(async () => (await ask()).status).toBe(200)
})

test('a client that does not read a file is disconnected, and one that reads slowly is not', async () => {
  const own = await lakeForTest({ limits: { stalledMs: 1000 } })
  const size = 20 * 1024 * 1024
  const { path } = await own.client().assets.upload('file', randomBytes(size))
  requestWithoutReading(own.url, `/${path}`)
  let length = 0
  for await (const chunk of (await fetch(`${own.url}/${path}`)).body ?? []) {
    length += chunk.length
    await sleep(5)
  }
  expect(length).toBe(size)
  await expect.poll(() => own.log.filter(({ cut }) => cut === true), { timeout: 10_000 }).toHaveLength(1)
})

test('a transaction that takes too long is refused, and changes nothing', async () => {
  const own = await lakeForTest({ limits: { transactionMs: 100 } })
  const list = Array.from({ length: 8000 }, (_, n) => ({ _key: `k${n}`, n }))
  await own.client().create({ _id: 'long', _type: 'note', list })
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
  const started = performance.now()
  const refused = await mutate(own, [remove])
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('"index"')])
  expect((await mutate(own, [remove, { patch: { id: 'index', unset: ['list'] } }])).status).toBe(200)
  // each document was compared with each other one before, which took 30 s
  expect(performance.now() - started).toBeLessThan(5000)
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
  const ids = Array.from({ length: 10_000 }, () => 'note')
  const increase = { patch: { id: ids, inc: { n: 1 } } }
  expect((await mutate(own, [increase, increase])).status).toBe(200)
  expect((await mutate(own, [increase, increase, { delete: { id: ['note'] } }])).status).toBe(413)
  expect(await own.client().getDocument('note')).toHaveProperty('n', 20_000)
})

test('more documents than the memory holds are refused, and can be deleted', async () => {
  const dataDir = temporaryFolder()
  const limits = { documentCharacters: 20_000 }
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

test('a path in the log is short, however long the address was', async () => {
  await lake.request(`/nothing/${'x'.repeat(9000)}`)
  await expect.poll(() => lake.log.filter(({ path }) => String(path).includes('xxx'))).toHaveLength(1)
  expect(JSON.stringify(lake.log.find(({ path }) => String(path).includes('xxx'))).length).toBeLessThan(800)
})

test('a listener that takes too long is ended, and holds no writer up', async () => {
  const url = `${lake.url}/v2025-02-19/data/listen/${dataset}`
  const l = encodeURIComponent(JSON.stringify(Array.from({ length: 1000 }, () => 1)))
  const query = encodeURIComponent('*[count($l[^._id in [string(@)] || count($l[@ > ^]) > 0]) == 0]')
  const readers = await Promise.all(
    Array.from({ length: 4 }, () => EventReader.open(`${url}?query=${query}&%24l=${l}`)),
  )
  await Promise.all(readers.map((reader) => reader.take(1)))
  const started = performance.now()
  await lake.client().createOrReplace({ _id: 'listened-to', _type: 'note' })
  expect(performance.now() - started).toBeLessThan(1000)
  const [, ending] = (await readers[0]?.take(2)) ?? []
  for (const reader of readers) reader.close()
  expect(ending?.event).toBe('channelError')
  expect(String(ending?.data.message)).toMatch(/longer than is allowed/)
})
