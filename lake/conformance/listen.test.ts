import { applyPatch } from 'mendoza'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reference, writeContent } from '../testing/content.ts'
import { cableTo } from '../testing/cable.ts'
import { EventReader, type Observable, collect } from '../testing/events.ts'
import {
  type TestLake,
  clientFor,
  clients,
  dataset,
  lakeForTest,
  startTestLake,
} from '../testing/test-lake.ts'

let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake()
})
afterAll(() => lake.close())
beforeEach(() => writeContent(lake.client()))

const listenUrl = (query: string, options: Record<string, string> = {}) =>
  `${lake.url}/v2025-02-19/data/listen/${dataset}?${new URLSearchParams({ query, ...options }).toString()}`
const editor = () => ({ authorization: `Bearer ${lake.tokens.editor}` })

/** What both generations of the client report; their types differ in the names of options. */
type Listening = Observable<Record<string, unknown>>
const withWelcome = { events: ['welcome', 'mutation'] as ['welcome', 'mutation'] }

describe.each(clients)('listening with %s', (_, create) => {
  test('reports what appears, changes and disappears', async () => {
    const client = lake.client(create)
    const id = `task-${Math.random().toString(36).slice(2)}`
    const seen: Record<string, unknown>[] = []
    let welcome: () => void = () => undefined
    const welcomed = new Promise<void>((resolve) => (welcome = resolve))
    const options = {
      events: ['welcome', 'mutation'] as ['welcome', 'mutation'],
      includePreviousRevision: true,
    }
    const subscription = client
      .listen('*[_type == "task" && open == true]', {}, options)
      .subscribe((event) => {
        if (event.type === 'welcome') welcome()
        else seen.push(event as unknown as Record<string, unknown>)
      })
    await welcomed
    const made = await client.create({ _id: id, _type: 'task', open: true })
    await client.patch(id).set({ title: 'x' }).commit()
    const closed = await client.patch(id).set({ open: false }).commit()
    await client.patch(id).set({ title: 'unseen' }).commit()
    await expect.poll(() => seen.length).toBe(3)
    subscription.unsubscribe()
    expect(seen.map((event) => event.transition)).toEqual(['appear', 'update', 'disappear'])
    expect(seen[0]).toMatchObject({
      documentId: id,
      resultRev: made._rev,
      transactionId: made._rev,
      transactionTotalEvents: 1,
      result: { open: true },
    })
    expect(seen[1]).toMatchObject({ previousRev: made._rev, previous: { _rev: made._rev } })
    expect(seen[2]).toMatchObject({ resultRev: closed._rev })
  })

  test('effects lead from each form to the next, and back', async () => {
    const client = lake.client(create)
    const heard = collect(
      client.listen(
        '*[_type == "post"]',
        {},
        {
          ...withWelcome,
          effectFormat: 'mendoza',
          includeMutations: false,
        },
      ) as Listening,
    )
    await heard.take(1)
    const before = (await client.getDocument('post-1')) as Record<string, unknown>
    const after = await client
      .patch('post-1')
      .set({ title: 'Paper bags for cake', 'body[_key=="b1"].style': 'h2' })
      .unset(['tags[0]'])
      .insert('after', 'related[-1]', [{ _key: 'r3', ...reference('post-2') }])
      .commit()
    const [, event] = await heard.take(2)
    heard.close()
    const effects = event?.effects as { apply: unknown[]; revert: unknown[] }
    const content = ({ _rev, ...fields }: Record<string, unknown>) => fields
    expect(event).not.toHaveProperty('mutations')
    expect(applyPatch(content(before), effects.apply)).toEqual(content(after))
    expect(applyPatch(content(after), effects.revert)).toEqual(content(before))
    expect(JSON.stringify(effects.apply).length).toBeLessThan(JSON.stringify(after).length / 2)
  })

  test('each event says how many events its transaction has', async () => {
    const client = lake.client(create)
    const ids = ['post-1', 'drafts.post-1']
    const pair = collect(
      client.listen('*[_id in $ids]', { ids }, { ...withWelcome, includeAllVersions: true }) as Listening,
    )
    await pair.take(1)
    await client.create({ _id: 'drafts.post-1', _type: 'post', title: 'Draft' })
    await client
      .transaction()
      .patch('post-1', { set: { title: 'a' } })
      .delete('drafts.post-1')
      .patch('author-ann', { set: { name: 'A' } })
      .commit()
    const events = (await pair.take(4)).slice(2)
    pair.close()
    expect(
      events.map((event) => [event.documentId, event.transactionCurrentEvent, event.transactionTotalEvents]),
    ).toEqual([
      ['post-1', 1, 2],
      ['drafts.post-1', 2, 2],
    ])
  })

  test('visitors without a token receive published documents only, and not who wrote them', async () => {
    const client = lake.client(create)
    const visitor = collect(clientFor(lake.url, undefined, create).listen('*', {}, withWelcome) as Listening)
    await visitor.take(1)
    await client.create({ _type: 'post', _id: 'drafts.secret' })
    await client.create({ _type: 'post', _id: 'open' })
    const [, event] = await visitor.take(2)
    visitor.close()
    expect(event?.documentId).toBe('open')
    expect(event).not.toHaveProperty('identity')
    await client.delete('open')
    await client.delete('drafts.secret')
  })

  test('a listener that lost its connection gets what it missed', async () => {
    const cable = await cableTo(lake.url)
    const far = clientFor(cable.url, lake.tokens.editor, create)
    const heard = collect(
      far.listen('*[_type == "post"]', {}, {
        enableResume: true,
        events: ['welcome', 'welcomeback', 'reset', 'mutation'],
      } as never) as Listening,
    )
    await heard.take(1)
    await lake.client().patch('post-1').set({ title: '1' }).commit()
    await heard.take(2)
    cable.pull()
    await lake.client().patch('post-1').set({ title: '2' }).commit()
    await expect.poll(() => heard.events.length, { timeout: 10_000 }).toBe(4)
    heard.close()
    expect(heard.events.map(({ type }) => type)).toEqual(['welcome', 'mutation', 'welcomeback', 'mutation'])
    expect(heard.events[3]).toMatchObject({
      documentId: 'post-1',
      mutations: [{ patch: { set: { title: '2' } } }],
    })
  })

  test.each([
    ['a broken query', '*[_type ==', 'queryParseError'],
    ['a query without a filter', '{"a": 1}', 'a listener needs a filter'],
    ['a function', 'fn a::b($c) = $c{d}; *[_type == "a"]', 'declare at most 0 functions'],
    ['a long filter', `*[${Array(600).fill('a').join(' || ')}]`, 'at most 1000 tokens'],
  ])('%s is refused with a reason', async (_, query, reason) => {
    const heard = collect(lake.client(create).listen(query, {}, withWelcome) as Listening)
    await expect.poll(heard.error).toBeDefined()
    expect((heard.error() as Error).name).toBe('ChannelError')
    const reader = await EventReader.open(listenUrl(query), editor())
    const [event] = await reader.take(1)
    expect([reader.response.status, event?.event]).toEqual([200, 'channelError'])
    expect(JSON.stringify(event?.data)).toContain(reason)
  })

  test('new API versions report drafts and versions only on request', async () => {
    const listen = (apiVersion: string, includeAllVersions: boolean) =>
      collect(
        lake
          .client(create, { apiVersion })
          .listen('*[_type == "post"]', {}, { ...withWelcome, includeAllVersions }) as Listening,
      )
    const heard = [listen('2025-02-19', false), listen('2025-02-19', true), listen('2021-06-07', false)]
    for (const one of heard) await one.take(1)
    const client = lake.client(create)
    await client.create({ _id: 'drafts.post-9', _type: 'post' })
    await client.create({ _id: 'versions.spring.post-9', _type: 'post' })
    await client.patch('post-1').set({ title: 'told' }).commit()
    const ids = ['drafts.post-9', 'versions.spring.post-9', 'post-1']
    for (const [at, expected] of [['post-1'], ids, ids].entries()) {
      const events = (await heard[at]?.take(expected.length + 1))?.slice(1)
      expect(events?.map(({ documentId }) => documentId)).toEqual(expected)
      heard[at]?.close()
    }
    await client.delete('drafts.post-9')
    await client.delete('versions.spring.post-9')
  })

  test('a listener with a token that is not known is refused', async () => {
    const stranger = clientFor(lake.url, 'sk-not-a-token', create)
    const heard = collect(stranger.listen('*', {}, withWelcome) as Listening)
    await expect.poll(heard.error).toBeDefined()
    expect(heard.events).toEqual([])
  })
})

test('a listener that was away for too long receives a reset', async () => {
  const url = listenUrl('*[_type == "post"]', { enableResume: 'true' })
  const lost = await EventReader.open(url, { ...editor(), 'last-event-id': 'unknown#x' })
  expect((await lost.take(1))[0]?.event).toBe('reset')
  lost.close()
})

test('a connection that ended between two events of a transaction gets the rest of it', async () => {
  const url = listenUrl('*[_type == "post"]', { enableResume: 'true' })
  const transactionId = 'resumed-within'
  const edit = lake
    .client()
    .transaction()
    .patch('post-1', { set: { title: 'one' } })
  await edit.patch('post-2', { set: { title: 'two' } }).commit({ transactionId })
  const back = await EventReader.open(url, { ...editor(), 'last-event-id': `${transactionId}#post-1` })
  const [welcome, rest] = await back.take(2)
  back.close()
  expect(welcome?.event).toBe('welcomeback')
  expect(rest).toMatchObject({ id: `${transactionId}#post-2`, data: { transactionCurrentEvent: 2 } })
})

test('streams say that proxies must leave them alone, and have a limit', async () => {
  const small = await lakeForTest({ limits: { streams: 10 } })
  const url = `${small.url}/v1/data/listen/${dataset}?query=*`
  const streams = [await EventReader.open(url), await EventReader.open(url)]
  expect(streams[0]?.response.headers.get('cache-control')).toBe('no-cache, no-transform')
  const third = await EventReader.open(url)
  expect(third.response.status).toBe(429)
  streams[0]?.close()
  await expect.poll(async () => (await EventReader.open(url)).response.status).toBe(200)
  for (const stream of streams) stream.close()
})

test('a large document of one author ends no listener of others, and its references are known', async () => {
  const own = await lakeForTest()
  const client = own.client()
  await client.create({ _id: 'other', _type: 'note' })
  const url = `${own.url}/v2025-02-19/data/listen/${dataset}`
  const open = (query: string) =>
    EventReader.open(`${url}?${new URLSearchParams({ query, includeMutations: 'false' })}`, {
      authorization: `Bearer ${own.tokens.viewer}`,
    })
  const lists = Array.from({ length: 120_000 }, (_, n) => [n])
  await client.create(
    { _id: 'large', _type: 'note', lists, to: reference('other') },
    { returnDocuments: false },
  )
  const readers = await Promise.all(
    ['*[references("other")]', '*[count(lists[count(@[@ > 1]) > 0]) > 0]', '*[_id == "other"]'].map(open),
  )
  for (const n of [1, 2]) await client.patch('large').set({ n }).commit({ returnDocuments: false })
  await client.patch('other').set({ n: 3 }).commit()
  await readers[0]?.take(3)
  const [referring, slow, others] = await Promise.all(readers.map((reader) => reader.take(3, 2000)))
  for (const reader of readers) reader.close()
  const heard = (events = referring) => events?.map(({ event, data }) => data.documentId ?? event)
  expect([heard(referring), heard(slow), heard(others)]).toEqual([
    ['welcome', 'large', 'large'],
    ['welcome'],
    ['welcome', 'other'],
  ])
  expect(readers.some(({ isEnded }) => isEnded)).toBe(false)
})

test('an event larger than what may wait arrives, and so do those that follow', async () => {
  const client = lake.client()
  await client.create({ _id: 'large', _type: 'note' })
  const url = listenUrl('*[_id == "large"]', { includeResult: 'true', includePreviousRevision: 'true' })
  const reader = await EventReader.open(url, editor())
  const edits = ['a', 'b', 'c'].map((letter) => ({ text: letter.repeat(3_500_000) }))
  for (const [at, edit] of [...edits, { title: 'after' }].entries()) {
    await client.patch('large').set(edit).commit()
    // a listener that lets more than one such event wait is disconnected
    const events = await reader.take(at + 2)
    expect(events.map(({ event }) => event).slice(1)).toEqual(Array(at + 1).fill('mutation'))
  }
  reader.close()
  await client.delete('large')
})
