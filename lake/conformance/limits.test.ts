import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LakeLimits } from '../src/config.ts'
import { writeContent } from '../testing/content.ts'
import { startSite } from '../testing/site.ts'
import { EventReader } from '../testing/events.ts'
import {
  type TestLake,
  clientFor,
  dataset,
  lakeForTest,
  refusal,
  startTestLake,
} from '../testing/test-lake.ts'

let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake()
  await writeContent(lake.client())
})
afterAll(() => lake.close())

const listenUrl = (query: string) =>
  `${lake.url}/v2025-02-19/data/listen/${dataset}?${new URLSearchParams({ query }).toString()}`
const tagsOf = async (query: string, params: Record<string, unknown> = {}) => {
  const answer = await lake.request(`/data/query/${dataset}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, params }),
  })
  return (await answer.json()) as { syncTags: string[]; result: unknown }
}

describe('a visitor without a token', () => {
  test('may send shorter queries than others', async () => {
    const visitor = clientFor(lake.url, undefined)
    const filler = ` // ${'x'.repeat(25_000)}`
    expect((await refusal(visitor.fetch(`1${filler}`))).statusCode).toBe(414)
    expect(await lake.client().fetch(`1${filler}`)).toBe(1)
    expect((await refusal(visitor.fetch(`[${'1,'.repeat(3000)}1]`))).statusCode).toBe(400)
    const body = JSON.stringify({ query: '1', params: { a: 'x'.repeat(300_000) } })
    const post = (headers: Record<string, string>) =>
      lake.request(`/data/query/${dataset}`, { method: 'POST', headers, body })
    expect((await post({})).status).toBe(413)
    expect((await post({ authorization: `Bearer ${lake.tokens.viewer}` })).status).toBe(200)
  })

  test('gets each document once, however often an address names it', async () => {
    const own = await lakeForTest()
    await own.client().create({ _id: 'a', _type: 'note', text: 'x'.repeat(200_000) })
    const answer = await own.request(`/data/doc/${dataset}/${'a,'.repeat(5000)}a`, { headers: {} })
    expect([answer.status, (await answer.text()).length < 300_000]).toEqual([200, true])
  })

  test('learns nothing of private forms and documents by their ids', async () => {
    await lake.client().createOrReplace({ _id: 'newsletterLead.known', _type: 'newsletterLead' })
    const omitted = async (id: string) => {
      const answer = await lake.request(`/data/doc/${dataset}/${id}?includeAllVersions=true`, { headers: {} })
      return ((await answer.json()) as { omitted: object[] }).omitted
    }
    expect(await omitted('drafts.post-3')).toEqual([{ id: 'drafts.post-3', reason: 'permission' }])
    expect(JSON.stringify(await omitted('post-3'))).not.toContain('drafts.')
    expect(await omitted('newsletterLead.known')).toEqual([
      { id: 'newsletterLead.known', reason: 'permission' },
    ])
    expect(await omitted('newsletterLead.other')).toEqual([
      { id: 'newsletterLead.other', reason: 'permission' },
    ])
  })

  test('gets smaller answers than others', async () => {
    const own = await lakeForTest()
    await own.client().create({ _id: 'a', _type: 'note', text: 'x'.repeat(900_000) })
    const query = `{"list": [${'*,'.repeat(9)}*]}`
    expect((await refusal(clientFor(own.url, undefined).fetch(query))).statusCode).toBe(400)
    expect(await own.client().fetch(query)).toMatchObject({ list: { length: 10 } })
  })

  test('gets no large source map, and many parameters take no time', async () => {
    const list = Array.from({ length: 40_000 }, (_, n) => n)
    await lake.client().createOrReplace({ _id: 'list', _type: 'list', list })
    const [query, traced] = ['*[_type == "list"]', { resultSourceMap: true, filterResponse: false } as const]
    const visitor = clientFor(lake.url, undefined)
    expect((await refusal(visitor.fetch(query, {}, traced))).statusCode).toBe(400)
    expect(await visitor.fetch(query)).toHaveLength(1)
    expect((await lake.client().fetch(query, {}, traced)).resultSourceMap?.paths).toHaveLength(40_005)
    const params = Object.fromEntries(list.slice(0, 25_000).map((n) => [n.toString(36), 1]))
    const body = JSON.stringify({ query: `*[0..1]{"x": "${'$'.repeat(15_000)}"}`, params })
    const started = performance.now()
    const answer = await lake.request(`/data/query/${dataset}`, { method: 'POST', headers: {}, body })
    expect([answer.status, performance.now() - started < 1500]).toEqual([200, true])
  })

  test('cannot make the lake watch fields without end', async () => {
    const own = await lakeForTest()
    await writeContent(own.client())
    const visitor = clientFor(own.url, undefined)
    for (let at = 0; at < 260; at += 1) await visitor.fetch(`*[_type == "post" && field${at} == 1]`)
    for (let at = 0; at < 5; at += 1) await visitor.fetch(`*[_type == $t && a == 1]`, { t: `none${at}` })
    const before = await visitor.fetch(
      '*[_type == "post" && lateField == 7]._id',
      {},
      { filterResponse: false },
    )
    await own.client().patch('post-1').set({ lateField: 7 }).commit()
    const after = await visitor.fetch(
      '*[_type == "post" && lateField == 7]._id',
      {},
      { filterResponse: false },
    )
    const onType = await visitor.fetch('*[_type == "post"]', {}, { filterResponse: false })
    expect([before.result, after.result]).toEqual([[], ['post-1']])
    // no place left: the tag of the type, which every change of it carries
    expect(before.syncTags).toEqual(onType.syncTags)
  })

  test('gets the tag of the type for a type that is not there', async () => {
    const { syncTags } = await tagsOf('*[_type == "nothing" && a == 1]')
    expect(syncTags).toEqual((await tagsOf('*[_type == "nothing"]')).syncTags)
  })

  test('may not listen with sub-queries', async () => {
    for (const filter of ['count(*[1 == 1]) > 0', 'author->name == "x"']) {
      const reader = await EventReader.open(listenUrl(`*[${filter}]`))
      const [event] = await reader.take(1)
      expect(event?.event).toBe('channelError')
    }
  })

  test('has places of its own for streams', async () => {
    const own = await lakeForTest({ limits: { streams: 10 } })
    const live = `${own.url}/vX/data/live/events/${dataset}`
    const readers = [await EventReader.open(live), await EventReader.open(live)]
    expect((await fetch(live)).status).toBe(429)
    const editor = await EventReader.open(live, { authorization: `Bearer ${own.tokens.editor}` })
    expect(editor.response.status).toBe(200)
    for (const reader of [...readers, editor]) reader.close()
  })

  test('hears nothing of documents that it may not read', async () => {
    const reader = await EventReader.open(`${lake.url}/vX/data/live/events/${dataset}`)
    await reader.take(1)
    await lake.client().createOrReplace({ _id: 'private.plan', _type: 'plan' })
    await lake.client().createOrReplace({ _id: 'public-plan', _type: 'other' })
    const [, event] = await reader.take(2)
    reader.close()
    const { syncTags } = await tagsOf('*[_type == "plan"]')
    const { syncTags: others } = await tagsOf('*[_type == "other"]')
    expect(event?.data.tags).not.toContain(syncTags[0])
    expect(event?.data.tags).toContain(others[0])
  })
})

test('one token or address cannot take all streams', async () => {
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

const endless = 'count(*[count(*[@ != ^ && count(^.^.text) > 2 && ^.n != n]) > 10000])'

/** A lake with documents enough for `endless` to reach any limit of time. */
async function slowLake(limits: Partial<LakeLimits>): Promise<TestLake> {
  const own = await lakeForTest({ limits })
  const transaction = own.client().transaction()
  for (let n = 0; n < 3000; n += 1) transaction.createOrReplace({ _id: `n-${n}`, _type: 'n', n })
  await transaction.commit()
  return own
}

test('queries without a token get little time, one after another, and wait for others', async () => {
  const own = await slowLake({ visitorQueryMs: 150 })
  const path = `/data/query/${dataset}?query=${encodeURIComponent(endless)}`
  const statuses: number[] = []
  const started = performance.now()
  const visitors = Array.from({ length: 8 }, async () => {
    statuses.push((await own.request(path, { headers: {} })).status)
  })
  await own.request(path.replace(/query=.*/, 'query=1'))
  const before = statuses.length
  const write = performance.now()
  await own.client().createOrReplace({ _id: 'written', _type: 'note' })
  expect(performance.now() - write).toBeLessThan(2000)
  await Promise.all(visitors)
  expect(statuses).toEqual(Array.from({ length: 8 }, () => 408))
  expect(performance.now() - started).toBeGreaterThan(8 * 140)
  expect(before).toBeLessThan(8)
})

test('all queries of one transaction have the time of one', async () => {
  const own = await slowLake({ queryMs: 400 })
  const query = endless.replace(/^count\((.*)\)$/, '$1')
  const mutations = Array.from({ length: 10 }, () => ({ patch: { query, set: { a: 1 } } }))
  const started = performance.now()
  const response = await own.request(`/data/mutate/${dataset}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${own.tokens.editor}` },
    body: JSON.stringify({ mutations }),
  })
  expect(response.status).toBe(408)
  expect(performance.now() - started).toBeLessThan(4000)
})

test('an answer that its client does not take is given up', async () => {
  const own = await lakeForTest({ limits: { stalledMs: 200 } })
  await own.client().create({ _id: 'a', _type: 'note', text: 'x'.repeat(900_000) })
  const query = encodeURIComponent(`[${'*,'.repeat(39)}*]`)
  const { hostname, port } = new URL(own.url)
  const socket = connect(Number(port), hostname)
  socket.write(
    `GET /v2025-02-19/data/query/${dataset}?query=${query} HTTP/1.1\r\nHost: localhost\r\n` +
      `Authorization: Bearer ${own.tokens.viewer}\r\n\r\n`,
  )
  socket.pause()
  socket.on('error', () => undefined)
  const cut = () => own.log.filter((line) => line.cut === true)
  await expect.poll(() => cut(), { timeout: 5000 }).toHaveLength(1)
  socket.destroy()
})

test('a transaction that takes too long is refused, and changes nothing', async () => {
  const own = await lakeForTest({ limits: { transactionMs: 100 } })
  const list = Array.from({ length: 20_000 }, (_, n) => ({ _key: `k${n}`, n }))
  await own.client().create({ _id: 'long', _type: 'note', list })
  const mutations = Array.from({ length: 5000 }, (_, n) => ({ patch: { id: 'long', set: { n } } }))
  const started = performance.now()
  const response = await own.request(`/data/mutate/${dataset}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${own.tokens.editor}` },
    body: JSON.stringify({ mutations }),
  })
  expect([response.status, performance.now() - started < 2000]).toEqual([408, true])
  expect(await own.client().getDocument('long')).not.toHaveProperty('n')
})

test('a stream ends with the token or the login that opened it', async () => {
  const own = await lakeForTest()
  const path = `/projects/${own.client().config().projectId}/tokens`
  const headers = { authorization: `Bearer ${own.tokens.administrator}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ label: 'short-lived', roleName: 'viewer' })
  const made = await own.request(path, { method: 'POST', headers, body })
  const { id, key } = (await made.json()) as { id: string; key: string }
  const query = encodeURIComponent('*[_type == "note"]')
  const reader = await EventReader.open(
    `${own.url}/v2025-02-19/data/listen/${dataset}?query=${query}&includeResult=true&includeAllVersions=true`,
    { authorization: `Bearer ${key}` },
  )
  await own.client().create({ _id: 'drafts.first', _type: 'note' })
  expect((await reader.take(2)).map(({ event }) => event)).toEqual(['welcome', 'mutation'])
  await own.request(`${path}/${id}`, { method: 'DELETE', headers })
  await own.client().create({ _id: 'drafts.second', _type: 'note' })
  expect(await reader.take(3, 500)).toHaveLength(2)
  reader.close()
})

test('a path in the log is short, however long the address was', async () => {
  await lake.request(`/nothing/${'x'.repeat(9000)}`)
  await expect.poll(() => lake.log.filter(({ path }) => String(path).includes('xxx'))).toHaveLength(1)
  expect(JSON.stringify(lake.log.find(({ path }) => String(path).includes('xxx'))).length).toBeLessThan(800)
})

test('the webhook says nothing of documents that visitors may not read', async () => {
  const site = await startSite()
  const own = await lakeForTest({ webhookUrl: site.url })
  await own.client().createOrReplace({ _id: 'private.plan', _type: 'plan' })
  await own.client().createOrReplace({ _id: 'public-plan', _type: 'other' })
  await expect.poll(() => site.deliveries.length).toBe(1)
  const { syncTags } = await tagsOf('*[_type == "plan"]')
  const { syncTags: others } = await tagsOf('*[_type == "other"]')
  const told = site.deliveries[0]?.syncTags
  await site.close()
  expect(told).toContain(others[0])
  expect(told).not.toContain(syncTags[0])
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
