import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { writeContent } from '../testing/content.ts'
import { EventReader } from '../testing/events.ts'
import { endless, slowLake } from '../testing/slow-lake.ts'
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

  test('may declare no functions, and listen with a short filter only', async () => {
    const declared = 'fn a::a($x) = $x{"b": c}; *{"d": a::a(@)}'
    const visitor = clientFor(lake.url, undefined)
    expect((await refusal(visitor.fetch(declared))).message).toContain('at most 0 functions')
    expect(await lake.client().fetch(declared)).toBeInstanceOf(Array)
    for (const filter of [declared, `*[${'a&&'.repeat(400)}a]`]) {
      const reader = await EventReader.open(listenUrl(filter))
      const [event] = await reader.take(1)
      expect(event?.event).toBe('channelError')
    }
  })

  test('gets each document once, however often an address names it', async () => {
    const own = await lakeForTest()
    await own.client().create({ _id: 'a', _type: 'note', text: 'x'.repeat(200_000) })
    const answer = await own.request(`/data/doc/${dataset}/${'a,'.repeat(5000)}a`, { headers: {} })
    expect([answer.status, (await answer.text()).length < 300_000]).toEqual([200, true])
  })

  test('holds the lake for a moment when its query names thousands of types and ids', async () => {
    const names = (count: number) => Array.from({ length: count }, (_, n) => n.toString(36))
    const started = performance.now()
    const found = await Promise.all([
      tagsOf('*[_type in $types && references($ids)]._id', { types: names(15_000), ids: names(20_000) }),
      tagsOf('*[_type in $types && slug.current in $ids]._id', { types: names(15_000), ids: names(20_000) }),
      tagsOf('*[_id in $ids]._id', { ids: names(30_000) }),
    ])
    expect(performance.now() - started).toBeLessThan(2000)
    for (const { result, syncTags } of found) expect([result, syncTags.length]).toEqual([[], 1])
  })

  test('delays with the filters of many listeners no event of the Studio', async () => {
    const list = encodeURIComponent(JSON.stringify(Array.from({ length: 1000 }, () => 1)))
    const slow = `${listenUrl('*[count($l[^._id in [string(@)] || count($l[@ > ^]) > 0]) == 0]')}&%24l=${list}`
    const visitors = await Promise.all(Array.from({ length: 60 }, () => EventReader.open(slow)))
    await Promise.all(visitors.map((visitor) => visitor.take(1)))
    const studio = await EventReader.open(listenUrl('*'), { authorization: `Bearer ${lake.tokens.editor}` })
    await studio.take(1)
    await lake.client().createOrReplace({ _id: 'listened-to', _type: 'note' })
    expect((await studio.take(2))[1]?.event).toBe('mutation')
    const heard = visitors.filter(({ events }) => events.length > 1).length
    for (const reader of [studio, ...visitors]) reader.close()
    expect(heard).toBeLessThan(30)
  })

  test('reads no private forms and documents by their ids', async () => {
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

  test('gets no large source map, and too many parameters take no time', async () => {
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
    expect([answer.status, performance.now() - started < 1500]).toEqual([413, true])
  })

  test('has few long bodies in memory, and others are answered meanwhile', async () => {
    const own = await lakeForTest()
    const body = JSON.stringify({ query: '1', params: { text: 'x'.repeat(20_000) } })
    const head = `POST /v1/data/query/${dataset} HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${body.length}\r\n\r\n`
    const sockets = Array.from({ length: 4 }, () => connect(Number(new URL(own.url).port), '127.0.0.1'))
    onTestFinished(() => sockets.forEach((socket) => socket.destroy()))
    for (const socket of sockets) socket.write(head + body.slice(0, -1))
    await new Promise((resolve) => setTimeout(resolve, 300))
    const ask = (headers: Record<string, string>) =>
      own.request(`/data/query/${dataset}`, { method: 'POST', headers, body }).then(({ status }) => status)
    const fifth = ask({})
    expect(await ask({ authorization: `Bearer ${own.tokens.viewer}` })).toBe(200)
    const waited = new Promise((resolve) => setTimeout(resolve, 300, 'waits'))
    expect(await Promise.race([fifth, waited])).toBe('waits')
    sockets[0]?.write('}')
    expect(await fifth).toBe(200)
  })

  test('cannot make the lake watch fields, but has those that programs ask for', async () => {
    const own = await lakeForTest()
    await writeContent(own.client())
    const visitor = clientFor(own.url, undefined)
    const ask = async (client: typeof visitor, value: number) => {
      const query = `*[_type == "post" && lateField == ${value}]._id`
      const { result, syncTags } = await client.fetch(query, {}, { filterResponse: false })
      return { result: result as unknown, syncTags }
    }
    const before = await ask(visitor, 7)
    await own.client().patch('post-1').set({ lateField: 7 }).commit()
    expect([before.result, (await ask(visitor, 7)).result]).toEqual([[], ['post-1']])
    // not watched: a tag of the type, for any value
    expect(await ask(visitor, 8)).toEqual({ result: [], syncTags: before.syncTags })
    const ofProgram = await ask(own.client(), 7)
    expect(ofProgram.syncTags).not.toEqual(before.syncTags)
    expect(await ask(visitor, 7)).toEqual(ofProgram)
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

  test('receives no event of documents that it may not read', async () => {
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
