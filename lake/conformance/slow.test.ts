import { once } from 'node:events'
import { type Socket, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { noise } from '../testing/pictures.ts'
import { type TestLake, dataset, lakeForTest } from '../testing/test-lake.ts'

/** A bare connection, and what came back on it so far. */
async function openSocket(lake: TestLake): Promise<{ socket: Socket; heard: () => string }> {
  const socket = connect(Number(new URL(lake.url).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let text = ''
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1'))).on('error', () => undefined)
  await once(socket, 'connect')
  return { socket, heard: () => text }
}

const head = (lake: TestLake, line: string, more = '') =>
  `${line} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${lake.tokens.editor}\r\n${more}`
const listenLine = `GET /v1/data/listen/${dataset}?query=*&includeResult=true`

test.each([
  ['headers', { headersMs: 300 }],
  ['bodies', { headersMs: 300, requestMs: 300 }],
])('requests whose %s never end are ended, and block no other requests', async (what, limits) => {
  const lake = await lakeForTest({ limits })
  const sockets = await Promise.all(Array.from({ length: 60 }, () => openSocket(lake)))
  const post = head(lake, `POST /v1/data/mutate/${dataset}`, 'Content-Length: 1000\r\n\r\n{"mut')
  for (const { socket } of sockets) socket.write(what === 'bodies' ? post : 'GET /v1/users/me HTTP/1.1\r\nHo')
  const started = performance.now()
  expect(await lake.client().fetch('1 + 1')).toBe(2)
  expect(performance.now() - started).toBeLessThan(1500)
  await expect.poll(() => sockets.every(({ socket }) => socket.readableEnded), { timeout: 5000 }).toBe(true)
  expect(sockets[0]?.heard()).toContain('408')
  expect(lake.log.filter(({ event }) => event === 'failure')).toEqual([])
})

test('a listener that does not read is cut off, and its place is free again', async () => {
  const lake = await lakeForTest({ limits: { streams: 1 } })
  const { socket, heard } = await openSocket(lake)
  socket.write(head(lake, listenLine, '\r\n'))
  await expect.poll(heard).toContain('welcome')
  socket.pause()
  const text = 'x'.repeat(1_000_000)
  const taken = await lake.request(`/data/listen/${dataset}?query=*`)
  expect(taken.status).toBe(429)
  for (let at = 0; at < 30; at += 1) {
    await lake.client().createOrReplace({ _id: 'large', _type: 'note', at, text })
  }
  await expect
    .poll(
      async () => {
        const next = await lake.request(`/data/listen/${dataset}?query=*`)
        await next.body?.cancel()
        return next.status
      },
      { timeout: 5000 },
    )
    .toBe(200)
})

test('exports of an account are made one at a time, others beside them', async () => {
  const lake = await lakeForTest()
  for (let at = 0; at < 10; at += 1)
    await lake.client().create({ _id: `large-${at}`, _type: 'note', text: 'x'.repeat(1_000_000) })
  const exports = await Promise.all(Array.from({ length: 2 }, () => openSocket(lake)))
  for (const { socket } of exports) {
    socket.write(head(lake, `GET /v1/data/export/${dataset}`, '\r\n'))
    socket.once('data', () => socket.pause())
  }
  const begun = () => exports.filter(({ heard }) => heard() !== '')
  await expect.poll(begun).toHaveLength(1)
  const other = await lake.request(`/data/export/${dataset}`, {
    headers: { authorization: `Bearer ${lake.tokens.viewer}` },
  })
  expect((await other.text()).split('\n')).toHaveLength(11)
  expect(begun()).toHaveLength(1)
  begun()[0]?.socket.destroy()
  await expect.poll(() => exports.every(({ heard }) => heard() !== '')).toBe(true)
})

test('an export holds the documents as they were when it began, also those that change before they are sent', async () => {
  const lake = await lakeForTest()
  const client = lake.client()
  const ids = Array.from({ length: 10 }, (_, at) => `large-${at}`)
  const write = async (word: string) => {
    for (const _id of ids)
      await client.createOrReplace({ _id, _type: 'note', text: word.repeat(500_000), word })
  }
  await write('as')
  const picture = await client.assets.upload('image', await noise(40, 30))
  const headers = { authorization: `Bearer ${lake.tokens.viewer}` }
  const unread = await lake.request(`/data/export/${dataset}`, { headers })
  await write('so')
  await client.patch(picture._id).set({ title: 'later' }).commit()
  await client.create({ _id: 'new', _type: 'note' })
  await client.delete('large-9')
  const documents = (await unread.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { _id: string; word?: string; url?: string; title?: string })
  expect(documents.filter(({ word }) => word === 'as').map(({ _id }) => _id)).toEqual(ids)
  expect(documents.find(({ _id }) => _id === picture._id)).toMatchObject({ url: picture.url })
  expect(documents.find(({ _id }) => _id === picture._id)?.title).toBeUndefined()
  expect(documents).toHaveLength(11)
})

test('a connection that asked for another protocol in vain is closed, also by a client that keeps it', async () => {
  const lake = await lakeForTest()
  const port = Number(new URL(lake.url).port)
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  onTestFinished(() => void socket.destroy())
  let failed: NodeJS.ErrnoException | undefined
  socket.on('error', (error) => (failed = error)).resume()
  socket.write(
    'GET /nothing HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  )
  await once(socket, 'end')
  // what is written to a connection that is open at the other end disappears without an error
  await expect
    .poll(() => {
      socket.write('x')
      return failed?.code
    })
    .toMatch(/ECONNRESET|EPIPE/)
})

test('a connection with very many requests ahead of their answers is closed', async () => {
  const lake = await lakeForTest()
  const { socket, heard } = await openSocket(lake)
  socket.write(head(lake, 'GET /v1/users/me', '\r\n').repeat(4))
  await expect.poll(() => heard().split('200 OK').length - 1).toBe(4)
  socket.write(head(lake, 'GET /v1/users/me', '\r\n').repeat(500))
  await once(socket, 'close')
  expect(lake.log.filter(({ path }) => path === '/v1/users/me').length).toBeLessThan(20)
  expect(await lake.client().fetch('1 + 1')).toBe(2)
})

test('a listener that is gone without a word leaves its place', async () => {
  const lake = await lakeForTest({ limits: { streams: 1 } })
  for (let round = 0; round < 5; round += 1) {
    const { socket, heard } = await openSocket(lake)
    socket.write(head(lake, listenLine, '\r\n'))
    await expect.poll(heard).toContain('200 OK')
    socket.resetAndDestroy()
    await expect
      .poll(() => lake.log.filter(({ path }) => String(path).includes('/listen/')).length)
      .toBe(round + 1)
  }
})

test.each([
  ['/assets/images/production', '--b\r\nContent-Disposition: form-data; name="f"\r\n\r\nhalf', 400],
  ['/data/mutate/production', '--b\r\n\r\n{"mutations":[]}', 400],
  ['/data/query/production', '--b--', 400],
])('a form with several parts is no body for %s', async (path, body, status) => {
  const lake = await lakeForTest()
  const headers = {
    authorization: `Bearer ${lake.tokens.editor}`,
    'content-type': 'multipart/form-data; boundary=b',
  }
  const answer = await lake.request(path, { method: 'POST', headers, body })
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ statusCode: status })
})

test('each request leaves one line in the log, with what it was and how long it took', async () => {
  const lake = await lakeForTest()
  await lake.client().fetch('1')
  await lake.request('/nothing')
  const lines = () => lake.log.filter(({ event }) => event === 'request')
  await expect.poll(() => lines().length).toBe(2)
  const took: unknown = expect.any(Number)
  expect(lines()).toMatchObject([
    { method: 'GET', path: '/v2025-02-19/data/query/production', status: 200, ms: took },
    {
      method: 'GET',
      path: '/v2025-02-19/nothing',
      status: 404,
      ms: took,
      problem: expect.any(String) as unknown,
    },
  ])
})
