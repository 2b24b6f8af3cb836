import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type TestLake, lakeForTest, startTestLake, studioOrigin } from '../testing/test-lake.ts'

let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake()
})
afterAll(() => lake.close())

type Message = {
  id?: string
  method?: string
  result?: unknown
  error?: { code: number }
  params?: { result: Record<string, unknown> }
}

/** One open Studio. */
async function join(headers: Record<string, string>, url = lake.url) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/v2022-06-30/socket/production`, { headers })
  const messages: Message[] = []
  socket.on(
    'message',
    (data: Buffer) => data.toString() !== '♥' && messages.push(JSON.parse(data.toString()) as Message),
  )
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  let count = 0
  const call = async (method: string, params: Record<string, unknown> = {}): Promise<Message> => {
    const id = `call-${(count += 1)}`
    socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params: { ...params, apiVersion: 'v1' } }))
    await expect.poll(() => messages.some((message) => message.id === id)).toBe(true)
    return messages.find((message) => message.id === id) ?? {}
  }
  const pushed = () =>
    messages.flatMap((message) =>
      message.method === 'presence_subscription' && message.params ? [message.params.result] : [],
    )
  return { socket, call, pushed }
}

const known = () => ({ authorization: `Bearer ${lake.tokens.editor}`, origin: studioOrigin })

test('two Studios see each other come, move and go', async () => {
  const [ann, bob] = [await join(known()), await join(known())]
  await ann.call('presence_subscribe')
  await bob.call('presence_subscribe')
  await bob.call('presence_rollcall', { session: 'bob' })
  await expect.poll(() => ann.pushed()).toEqual([{ type: 'rollCall', i: 'token-editor', session: 'bob' }])
  const locations = [{ type: 'document', documentId: 'note', path: ['text'] }]
  await ann.call('presence_announce', { data: { sessionId: 'ann', locations } })
  await expect
    .poll(() => bob.pushed().at(-1))
    .toEqual({ type: 'state', i: 'token-editor', m: { sessionId: 'ann', locations } })
  ann.socket.terminate()
  await expect
    .poll(() => bob.pushed().at(-1))
    .toEqual({ type: 'disconnect', i: 'token-editor', m: { session: 'ann' } })
  bob.socket.close()
})

test('a socket cannot end the sessions of others', async () => {
  const [ann, bob] = [await join(known()), await join(known())]
  await ann.call('presence_subscribe')
  const announced = (sessionId: string) => ({ data: { sessionId, locations: [] } })
  await ann.call('presence_announce', announced('ann'))
  await bob.call('presence_disconnect', { session: 'ann' })
  await bob.call('presence_announce', announced('bob'))
  await bob.call('presence_disconnect', { session: 'bob' })
  const gone = () => ann.pushed().flatMap(({ type, m }) => (type === 'disconnect' ? [m] : []))
  await expect.poll(gone).toEqual([{ session: 'bob' }])
  ann.socket.close()
  bob.socket.close()
})

test('an account cannot take over the session of another', async () => {
  const [ann, eve] = [
    await join(known()),
    await join({ authorization: `Bearer ${lake.tokens.viewer}`, origin: studioOrigin }),
  ]
  await ann.call('presence_subscribe')
  const announced = { data: { sessionId: 'ann-at-work', locations: [] } }
  await ann.call('presence_announce', announced)
  expect(await eve.call('presence_announce', announced)).toHaveProperty('error')
  await eve.call('presence_announce', { data: { sessionId: 'eve', locations: [] } })
  eve.socket.terminate()
  await expect.poll(() => ann.pushed().at(-1)).toMatchObject({ type: 'disconnect', m: { session: 'eve' } })
  expect(ann.pushed().filter(({ type }) => type === 'disconnect')).toHaveLength(1)
  // after a broken connection, the same account goes on with its session
  const again = await join(known())
  expect(await again.call('presence_announce', announced)).toHaveProperty('result')
  for (const { socket } of [ann, again]) socket.close()
})

test('a token may be sent after opening, and without one nothing is sent', async () => {
  const visitor = await join({ origin: studioOrigin })
  expect((await visitor.call('presence_subscribe')).error?.code).toBe(4001)
  await visitor.call('authorization', { authorization: `Bearer ${lake.tokens.viewer}` })
  expect((await visitor.call('presence_subscribe')).result).toMatch(/.{8,}/)
  visitor.socket.send('{"broken')
  expect((await visitor.call('presence_announce', { data: { locations: [] } })).error?.code).toBe(-32602)
  expect((await visitor.call('constructor')).error?.code).toBe(-32601)
  visitor.socket.close()
})

test('pages of other origins cannot open a socket', async () => {
  await expect(join({ ...known(), origin: 'http://evil.example' })).rejects.toThrow('403')
})

test('one token cannot take all sockets', async () => {
  const own = await lakeForTest()
  const opened: WebSocket[] = []
  const open = async (token: string) => {
    const { socket } = await join({ authorization: `Bearer ${token}` }, own.url)
    opened.push(socket)
  }
  for (let n = 0; n < 100; n += 1) await open(own.tokens.editor)
  await expect(open(own.tokens.editor)).rejects.toThrow('429')
  const late = await join({ origin: studioOrigin }, own.url)
  const { result } = await late.call('authorization', { authorization: `Bearer ${own.tokens.editor}` })
  expect(result).toEqual({ ok: false })
  await open(own.tokens.viewer)
  opened[0]?.terminate()
  await expect.poll(() => open(own.tokens.editor).then(() => 'open', String)).toBe('open')
  for (const socket of [...opened, late.socket]) socket.terminate()
})

test('one address cannot take all places of sockets that have not said who they are', async () => {
  const own = await lakeForTest()
  const opened: WebSocket[] = []
  for (let n = 0; n < 20; n += 1) opened.push((await join({ origin: studioOrigin }, own.url)).socket)
  await expect(join({ origin: studioOrigin }, own.url)).rejects.toThrow('429')
  opened[0]?.terminate()
  await expect
    .poll(() =>
      join({ origin: studioOrigin }, own.url).then(({ socket }) => opened.push(socket) && 'open', String),
    )
    .toBe('open')
  for (const socket of opened) socket.terminate()
})

test('one socket has few subscriptions and sessions', async () => {
  const { socket, call } = await join(known())
  for (let n = 0; n < 4; n += 1) expect((await call('presence_subscribe')).result).toBeDefined()
  expect((await call('presence_subscribe')).error?.code).toBe(-32602)
  const announce = (name: string) => call('presence_announce', { data: { sessionId: name, locations: [] } })
  for (let n = 0; n < 4; n += 1) expect((await announce(`s${n}`)).error).toBeUndefined()
  expect((await announce('s0')).error).toBeUndefined()
  expect((await announce('late')).error?.code).toBe(-32602)
  socket.close()
})

test('a socket that takes nothing is closed', async () => {
  const own = await lakeForTest({ limits: { presenceMessages: 1_000_000 } })
  const bearer = { authorization: `Bearer ${own.tokens.viewer}` }
  const [lazy, busy] = [await join(bearer, own.url), await join(bearer, own.url)]
  for (let n = 0; n < 4; n += 1) await lazy.call('presence_subscribe')
  lazy.socket.pause()
  let isClosed = false
  lazy.socket.once('close', () => (isClosed = true))
  const locations = [{ type: 'document', documentId: 'note', path: ['x'.repeat(30_000)] }]
  const params = { data: { sessionId: 'b', locations } }
  const announcement = JSON.stringify({ jsonrpc: '2.0', method: 'presence_announce', params })
  for (let n = 0; n < 330; n += 1) busy.socket.send(announcement)
  await busy.call('presence_unsubscribe')
  lazy.socket.resume()
  await expect.poll(() => isClosed).toBe(true)
  busy.socket.close()
})

test('locations that would crash the Studios of others are not forwarded', async () => {
  const [ann, viewer] = [
    await join(known()),
    await join({ authorization: `Bearer ${lake.tokens.viewer}`, origin: studioOrigin }),
  ]
  await ann.call('presence_subscribe')
  const path = ['body', { _key: 'a' }, 3, ['', 2]]
  const good = { type: 'document', documentId: 'note', path, lastActiveAt: '2026-01-01T00:00:00Z' }
  const { documentId: _, ...without } = good
  const paths = [5, [null], [true], [{}], [{ _key: 5 }], [['a']], [[1, 2, 3]]]
  const bad = [null, 5, 'x', [], {}, without, { ...good, documentId: 5 }]
  bad.push(...paths.map((unreadable) => ({ ...good, path: unreadable })))
  const end = { path, offset: 1 }
  const selections = [{}, 7, { anchor: end }, { anchor: end, focus: { path: 'body', offset: 1 } }]
  bad.push(...selections.map((unreadable) => ({ ...good, selection: unreadable })))
  const fine = [good, { ...good, selection: null }, { ...good, selection: { anchor: end, focus: end } }]
  await viewer.call('presence_announce', { data: { sessionId: 'v', locations: [...bad, ...fine] } })
  await expect
    .poll(() => ann.pushed().at(-1))
    .toEqual({ type: 'state', i: 'token-viewer', m: { sessionId: 'v', locations: fine } })
  for (const { socket } of [ann, viewer]) socket.close()
})

test('a socket ends with the token that opened it', async () => {
  const admin = { authorization: `Bearer ${lake.tokens.administrator}`, 'content-type': 'application/json' }
  const tokens = '/projects/testshop/tokens'
  const body = JSON.stringify({ label: 'short-lived', roleName: 'viewer' })
  const made = await lake.request(tokens, { method: 'POST', headers: admin, body })
  const { id, key } = (await made.json()) as { id: string; key: string }
  const [eve, eveSilent] = [
    await join({ ...known(), authorization: `Bearer ${key}` }),
    await join({ ...known(), authorization: `Bearer ${key}` }),
  ]
  const ann = await join(known())
  await Promise.all([eve, eveSilent, ann].map((peer) => peer.call('presence_subscribe')))
  const closed = Promise.all(
    [eve, eveSilent].map(
      ({ socket }) => new Promise<number>((resolve) => socket.once('close', (code) => resolve(code))),
    ),
  )
  await lake.request(`${tokens}/${id}`, { method: 'DELETE', headers: admin })

  const announce = { method: 'presence_announce', params: { data: { sessionId: 'eve', locations: [] } } }
  eve.socket.send(JSON.stringify({ jsonrpc: '2.0', id: 'late', ...announce }))
  await ann.call('presence_announce', { data: { sessionId: 'ann', locations: [] } })
  expect(await closed).toEqual([4001, 4001])
  expect(eveSilent.pushed()).toEqual([])
  expect(ann.pushed().map(({ m }) => m)).toEqual([{ sessionId: 'ann', locations: [] }])
  ann.socket.close()
})

test('long paths that cannot be read take no time', async () => {
  const studio = await join(known())
  const path = Array.from({ length: 10_000 }, () => [])
  const data = { sessionId: 'ann', locations: [{ type: 'document', documentId: 'note', path }] }
  const { user } = process.cpuUsage()
  for (let sent = 0; sent < 5; sent += 1) await studio.call('presence_announce', { data })
  expect(process.cpuUsage().user - user).toBeLessThan(1_500_000)
  studio.socket.close()
})

test.each([
  ['many messages', (socket: WebSocket) => socket.send('x'), 300],
  ['many pings', (socket: WebSocket) => socket.ping(), 300],
  ['large messages', (socket: WebSocket) => socket.send(`"${'x'.repeat(30_000)}"`), 10],
  ['a message that is too large', (socket: WebSocket) => socket.send('x'.repeat(40_000)), 1],
])(
  'a socket that sends %s is closed, with a login and without, and others stay open',
  async (_, send, times) => {
    const own = await lakeForTest()
    const ann = await join({ authorization: `Bearer ${own.tokens.administrator}` }, own.url)
    const logins: Record<string, string>[] = [{}, { authorization: `Bearer ${own.tokens.viewer}` }]
    for (const login of logins) {
      const { socket } = await join(login, own.url)
      const closed = new Promise((resolve) => socket.once('close', resolve))
      for (let n = 0; n < times; n += 1) send(socket)
      await closed
    }
    expect((await ann.call('presence_subscribe')).result).toBeDefined()
    ann.socket.close()
  },
)
