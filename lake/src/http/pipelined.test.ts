import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createHttpServer } from './pipelined.ts'

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
  const send = async (text: string) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)
    let heard = ''
    socket.on('data', (chunk: Buffer) => (heard += chunk.toString())).write(text)
    await Promise.race([once(socket, 'close'), new Promise((resolve) => setTimeout(resolve, 400))])
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
  const { isClosed } = await send(request.repeat(1500))
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

test('a body in thousands of pieces of one byte closes its connection, and others are read', async () => {
  let taken = 0
  const server = createHttpServer({}, (request, response) => {
    let length = 0
    request.on('data', (piece: Buffer) => {
      length += piece.length
      taken += 1
    })
    request.on('end', () => response.end(String(length))).on('error', () => undefined)
  })
  onTestFinished(() => server.close().closeAllConnections())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  for (let round = 0; round < 3; round += 1) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    socket.resume().write(chunked + '1\r\nx\r\n'.repeat(8000))
    await once(socket, 'close')
  }
  expect(taken).toBeLessThan(4000)
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()))
  const piece = `20\r\n${'y'.repeat(32)}\r\n`
  socket.end(`${chunked}${piece.repeat(5000)}0\r\n\r\n`)
  await once(socket, 'close')
  expect(heard).toContain('160000')
})
