import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type Socket, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createHttpServer, ignoreBody } from './pipelined.ts'

/** Resolves when a connection is closed, also by a reset, for which `once` would reject. */
const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve))

/** A server that answers after a moment, and how many requests it was given, those that it refused among them. */
async function start() {
  const handled = { now: 0, most: 0 }
  const server = createHttpServer({}, (_, response) => {
    handled.now += 1
    handled.most = Math.max(handled.most, handled.now)
    setTimeout(() => {
      handled.now -= 1
      response.end('here')
    }, 50)
  })
  onTestFinished(() => server.close().closeAllConnections())
  let seen = 0
  for (const event of ['request', 'checkExpectation']) server.on(event, () => (seen += 1))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const send = async (text: string, longest = 400) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)
    let heard = ''
    socket.on('data', (chunk: Buffer) => (heard += chunk.toString())).write(text)
    await Promise.race([closed(socket), new Promise((resolve) => setTimeout(resolve, longest))])
    return { heard, isClosed: socket.closed }
  }
  return { send, handled, seen: () => seen }
}

test.each([
  ['plain requests', 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['requests without a host', 'GET / HTTP/1.1\r\n\r\n'],
  ['requests that expect something unknown', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: x\r\n\r\n'],
])('a packet of thousands of %s is not read to its end', async (_, request) => {
  const { send, seen } = await start()
  const { isClosed } = await send(request.repeat(1500), 5000)
  expect(isClosed).toBe(true)
  expect(seen()).toBeLessThan(20)
})

test('a few requests that are sent together are answered one after the other', async () => {
  const { send, handled } = await start()
  const { heard } = await send('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(4))
  expect(heard.match(/here/g)).toHaveLength(4)
  expect(handled.most).toBe(1)
})

test('an upgrade behind an answer that is under way leaves it as it is', async () => {
  let closed = 0
  const server = createHttpServer({}, (_, response) => {
    response.once('close', () => (closed += 1)).write('begun')
  }).on('upgrade', (_request, socket) => socket.destroy())
  onTestFinished(() => server.close().closeAllConnections())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n'
  socket.write(`GET / HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n${upgrade}\r\n`)
  await once(socket, 'data')
  socket.destroy()
  await expect.poll(() => closed).toBe(1)
})

const chunked = 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n'

test('two bodies of one packet that are ignored leave a parser as it was', async () => {
  const server = createHttpServer({}, (request, response) => {
    if (request.headers['transfer-encoding']) ignoreBody(request, response)
    let length = 0
    request.on('data', (piece: Buffer) => (length += piece.length))
    request.on('end', () => response.end(String(length)))
    if (request.url === '/refused') response.end('no')
  })
  onTestFinished(() => server.close().closeAllConnections())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const refused = chunked.replace('/', '/refused')
  for (let round = 0; round < 5; round += 1) {
    const socket = connect(port, '127.0.0.1')
    let heard = ''
    socket.on('data', (data: Buffer) => (heard += data.toString())).write(`${refused}0\r\n\r\n`.repeat(2))
    await closed(socket)
    expect(heard).toMatch(/^HTTP\/1.1 200 .*connection: close/is)
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'y'.repeat(500) })
    expect(await answer.text()).toBe('500')
  }
})

test('a connection whose long body goes on after the answer is closed, and one with a short body stays', async () => {
  const server = createHttpServer({}, (_, response) => response.end('no'))
  onTestFinished(() => server.close().closeAllConnections())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const after = async (head: string) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)
    socket.write(`${head}\r\n\r\n`)
    await once(socket, 'data')
    await Promise.race([closed(socket.resume()), new Promise((resolve) => setTimeout(resolve, 300))])
    onTestFinished(() => void socket.destroy())
    return socket.closed ? 'closed' : 'open'
  }
  expect(await after('POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked')).toBe('closed')
  expect(await after('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000')).toBe('closed')
  expect(await after('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000')).toBe('open')
})

test('a request with very many headers is refused', async () => {
  let asked = 0
  const server = createHttpServer({}, (_, response) => {
    asked += 1
    response.end('here')
  })
  onTestFinished(() => server.close().closeAllConnections())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const answerTo = async (count: number) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    const headers = Array.from({ length: count }, (_, at) => `a${at}: b\r\n`).join('')
    socket.write(`GET / HTTP/1.1\r\nHost: a\r\n${headers}\r\n`)
    const [answer] = (await once(socket, 'data')) as [Buffer]
    return String(answer).split(' ')[1]
  }
  expect(await answerTo(99)).toBe('200')
  expect(await answerTo(100)).toBe('431')
  expect(asked).toBe(1)
})
