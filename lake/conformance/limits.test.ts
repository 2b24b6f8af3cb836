import { randomBytes } from 'node:crypto'
import { type Socket, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { writeContent } from '../testing/content.ts'
import { delay } from '../src/http/turns.ts'
import { EventReader } from '../testing/events.ts'
import {
  type TestLake,
  dataset,
  lakeForTest,
  refusal,
  startTestLake,
  studioOrigin,
} from '../testing/test-lake.ts'

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

test('exports that an account does not read are cut off, and one that is read arrives whole', async () => {
  const own = await lakeForTest({ limits: { stalledMs: 500 } })
  const client = own.client()
  for (let n = 0; n < 10; n += 1)
    await client.create({ _id: `large-${n}`, _type: 'note', text: 'x'.repeat(2_000_000) })
  const path = `/data/export/${dataset}`
  for (let n = 0; n < 3; n += 1) requestWithoutReading(own.url, `/v2025-02-19${path}`, own.tokens.viewer)
  const whole = await own.request(path, { headers: { authorization: `Bearer ${own.tokens.viewer}` } })
  expect((await whole.text()).length).toBeGreaterThan(20_000_000)
  const cut = () => own.log.filter((line) => String(line.path).includes('/export/') && line.cut === true)
  await expect.poll(() => cut().length, { timeout: 5000 }).toBe(3)
})

test('events that an account does not read count as well, and a listener that reads gets them', async () => {
  const own = await lakeForTest({ limits: { unreadBytesOfCaller: 20_000_000 } })
  const client = own.client()
  const parts = Array.from({ length: 3 }, (_, n) => ({ _key: `${n}` }))
  await client.create({ _id: 'a', _type: 'note', parts })
  await client
    .patch('a')
    .set({ 'parts[0:3].text': 'x'.repeat(1_200_000) })
    .commit()
  const query = new URLSearchParams({
    query: '*[_id == "a"]',
    includeResult: 'true',
    includePreviousRevision: 'true',
    includeMutations: 'false',
  })
  const path = `/v2025-02-19/data/listen/${dataset}?${query.toString()}`
  const unread = Array.from({ length: 12 }, () => requestWithoutReading(own.url, path, own.tokens.viewer))
  const reader = await EventReader.open(`${own.url}${path}`, { authorization: `Bearer ${own.tokens.editor}` })
  await expect.poll(() => own.log.length).toBeGreaterThan(1)
  await sleep(500)
  await client.patch('a').set({ n: 1 }).commit()
  expect((await reader.take(2)).map(({ event }) => event)).toEqual(['welcome', 'mutation'])
  reader.close()
  // The one that was closed here, and those that were cut off; two of them may stay.
  const ended = () => own.log.filter(({ path: at }) => String(at).includes('/listen/'))
  await expect.poll(() => ended().length, { timeout: 10_000 }).toBeGreaterThan(8)
  for (const socket of unread) socket.destroy()
})

test('large answers that are made at the same time get 429 beyond what an account may have', async () => {
  const own = await lakeForTest({ limits: { unreadBytesOfCaller: 40_000_000 } })
  const body = JSON.stringify({
    // no large query, of which an account has one at a time
    query: `[${Array.from({ length: 30 }, () => '$text').join()}]`,
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
  const status = async () => {
    const answer = await ask()
    await answer.body?.cancel()
    return answer.status
  }
  await expect.poll(status, { timeout: 20_000 }).toBe(200)
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

test('documents that together are too large for an answer are refused, before they are stored', async () => {
  const own = await lakeForTest()
  const text = 'x'.repeat(3_800_000)
  for (let n = 0; n < 17; n += 1) await own.client().create({ _id: `large-${n}`, _type: 'note', text })
  const read = async (count: number, headers: Record<string, string> = {}) => {
    const ids = Array.from({ length: count }, (_, n) => `large-${n}`).join(',')
    const answer = await own.request(`/data/doc/${dataset}/${ids}`, { headers })
    return [answer.status, (await answer.text()).length > text.length * count] as const
  }
  const viewer = { authorization: `Bearer ${own.tokens.viewer}` }
  expect(await read(16, viewer)).toEqual([200, true])
  expect(await read(17, viewer)).toEqual([400, false])
  expect(await read(1)).toEqual([200, true])
  expect(await read(2)).toEqual([400, false])
  const change = (count: number) =>
    own.request(`/data/mutate/${dataset}?returnDocuments=true`, {
      method: 'POST',
      headers: { authorization: `Bearer ${own.tokens.editor}` },
      body: JSON.stringify({
        mutations: [
          { patch: { id: 'large-0', inc: { n: 1 } } },
          ...Array.from({ length: count - 1 }, () => ({
            createIfNotExists: { _id: 'large-0', _type: 'note' },
          })),
        ],
      }),
    })
  await own.client().patch('large-0').set({ n: 0 }).commit()
  expect((await change(17)).status).toBe(400)
  expect(await own.client().fetch('*[_id == "large-0"][0].n')).toBe(0)
  const answer = await change(3)
  const { results } = (await answer.json()) as { results: { document: { n: number } }[] }
  expect(results.map(({ document }) => document.n)).toEqual([1, 1, 1])
})

test('files that an address does not read are few; the next are refused until one is read', async () => {
  const own = await lakeForTest({ limits: { filesSent: 5, heldBackMs: 100 } })
  const { url } = await own.client().assets.upload('file', Buffer.alloc(20_000_000, 'x'))
  const path = new URL(url).pathname
  const unread: ReturnType<typeof requestWithoutReading>[] = []
  const status = async () => {
    const answer = await fetch(url)
    await answer.body?.cancel()
    return answer.status
  }
  // One that comes while `status` has a place is refused itself.
  const afterOneMore = () => {
    unread.push(requestWithoutReading(own.url, path))
    return status()
  }
  await expect.poll(afterOneMore, { timeout: 10_000 }).toBe(503)
  for (const socket of unread) socket.destroy()
  await expect.poll(status, { timeout: 10_000 }).toBe(200)
})

test('an export of thousands of types takes hardly longer than one of a single type', async () => {
  const own = await lakeForTest()
  const documents = Array.from({ length: 9000 }, (_, n) => ({ create: { _id: `n${n}`, _type: 'note' } }))
  await own.client().mutate(documents)
  const cpuOf = async (types: string) => {
    const started = process.cpuUsage()
    for (let n = 0; n < 10; n += 1)
      expect(await (await own.request(`/data/export/${dataset}?types=${types}`)).text()).toBe('')
    return process.cpuUsage(started).user
  }
  const names = Array.from({ length: 4000 }, (_, n) => n.toString(36))
  await cpuOf('other')
  expect(await cpuOf(names.join())).toBeLessThan((await cpuOf('other')) + 250_000)
})

test('an export ends with the token that asked for it', async () => {
  const own = await lakeForTest()
  for (let n = 0; n < 12; n += 1)
    await own.client().create({ _id: `large-${n}`, _type: 'note', text: 'x'.repeat(3_000_000) })
  const admin = { authorization: `Bearer ${own.tokens.administrator}` }
  const tokens = '/projects/testshop/tokens'
  const body = JSON.stringify({ label: 'short-lived', roleName: 'viewer' })
  const made = await own.request(tokens, { method: 'POST', headers: admin, body })
  const { id, key } = (await made.json()) as { id: string; key: string }
  const answer = await own.request(`/data/export/${dataset}`, { headers: { authorization: `Bearer ${key}` } })
  const reader = answer.body?.getReader()
  await reader?.read()
  await own.request(`${tokens}/${id}`, { method: 'DELETE', headers: admin })
  const readAll = async () => {
    while (!(await reader?.read())?.done) continue
  }
  await expect(readAll()).rejects.toThrow('terminated')
})

test('what a revoked token left waiting changes nothing, and reads nothing', async () => {
  const own = await lakeForTest()
  const admin = { authorization: `Bearer ${own.tokens.administrator}` }
  const tokens = '/projects/testshop/tokens'
  const made = await own.request(tokens, {
    method: 'POST',
    headers: admin,
    body: JSON.stringify({ label: 'dismissed', roleName: 'editor' }),
  })
  const { id, key } = (await made.json()) as { id: string; key: string }
  const headers = { authorization: `Bearer ${key}` }
  await own.client().create({ _id: 'drafts.secret', _type: 'note' })
  delay(id, 2000)
  const publish = {
    actionType: 'sanity.action.document.publish',
    publishedId: 'secret',
    draftId: 'drafts.secret',
  }
  const waiting = [
    own.request(`/data/actions/${dataset}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ actions: [publish] }),
    }),
    own.request(`/data/query/${dataset}?query=*&perspective=raw`, { headers }),
    own.request(`/data/query/${dataset}?perspective=raw`, { method: 'POST', headers, body: '{"query":"*"}' }),
    own.request('/users/me/keyvalue', { method: 'PUT', headers, body: '[{"key":"a","value":1}]' }),
  ]
  await sleep(200)
  await own.request(`${tokens}/${id}`, { method: 'DELETE', headers: admin })
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([401, 401, 401, 401])
  expect(await own.client().getDocument('secret')).toBeUndefined()
})

test('a document that no request could hold is refused, and so is one of very many values', async () => {
  const own = await lakeForTest()
  await own.client().create({ _id: 'large', _type: 'note', text: 'x'.repeat(3_000_000) })
  const text = await refusal(
    own
      .client()
      .patch('large')
      .set({ more: 'x'.repeat(1_000_000) })
      .commit(),
  )
  expect([text.statusCode, text.message]).toEqual([413, expect.stringContaining('more than 3.9 MB')])
  const lists = await refusal(
    own.client().create({ _type: 'note', lists: Array.from({ length: 210_000 }, () => [1]) }),
  )
  expect(lists.statusCode).toBe(413)
  expect(Object.keys((await own.client().getDocument('large')) ?? {})).not.toContain('more')
  await own
    .client()
    .patch('large')
    .set({ more: 'x'.repeat(800_000) })
    .commit({ returnDocuments: false })
})

test('a query of one page of the site is ended before others', async () => {
  const own = await lakeForTest({ limits: { pageQueryMs: 1 } })
  const query = 'count($some[@ > 1])'
  const statusOf = async (headers: Record<string, string>) => {
    const body = JSON.stringify({ query, params: { some: Array.from({ length: 5000 }, (_, at) => at) } })
    const path = `/data/query/${dataset}`
    const token = { authorization: `Bearer ${own.tokens.editor}` }
    return (await own.request(path, { method: 'POST', body, headers: { ...token, ...headers } })).status
  }
  expect(await statusOf({ 'lake-answer': 'shortened' })).toBe(200)
  expect(await statusOf({ 'lake-answer': 'page' })).toBe(408)
})
