import { once } from 'node:events'
import { type AddressInfo, type Socket, connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createHttpServer } from './pipelined'

/** Resolves when a connection is closed, also by a reset, for which `once` would reject. */
const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve))

it('closes a connection with very many requests ahead of their answers, and answers a few', async () => {
  const server = createHttpServer({}, (_, response) => response.end('here'))
  onTestFinished(() => server.close().closeAllConnections())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)
  let text = ''
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const answered = () => text.split('here').length - 1
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(4))
  await expect.poll(answered).toBe(4)
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(500))
  await closed(socket)
  expect(answered()).toBeLessThan(20)
})

it('reads a packet of thousands of requests not to its end', async () => {
  let seen = 0
  const server = createHttpServer({}, () => {}).on('request', () => (seen += 1))
  onTestFinished(() => server.close().closeAllConnections())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)
  socket.resume().write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(1500))
  if (!socket.closed) await closed(socket)
  expect(seen).toBeLessThan(20)
})

it('makes nothing of the pieces of a body of unknown length, also while it waits, and reads those of others', async () => {
  const server = createHttpServer({}, (request, response) => {
    const isRefused = request.headers['transfer-encoding'] !== undefined
    let length = 0
    request.on('data', (piece: Buffer) => {
      length += piece.length
      if (isRefused) pieces += 1
    })
    if (isRefused) response.writeHead(411, { connection: 'close' }).end()
    else if (request.url === '/slow') setTimeout(() => response.end(), 200)
    else request.on('end', () => response.end(String(length)))
  })
  let pieces = 0
  onTestFinished(() => server.close().closeAllConnections())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const head = 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n'
  // The first body ends: both are in one packet.
  for (const first of ['GET /slow HTTP/1.1\r\nHost: a\r\n\r\n', `${head}0\r\n\r\n`]) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    const more = '1\r\nx\r\n'.repeat(5000)
    socket.resume().write(first + head + more)
    const writing = setInterval(() => socket.write(more), 20)
    await closed(socket)
    clearInterval(writing)
  }
  expect(pieces).toBe(0)
  for (let round = 0; round < 5; round += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'y'.repeat(5000) })
    expect(await answer.text()).toBe('5000')
  }
})

it('answers one request of a connection after the other, each with an end of its own', async () => {
  const handled: string[] = []
  let reserved = 0
  const server = createHttpServer({}, ({ url = '' }, response) => {
    handled.push(url)
    reserved += 1
    response.once('close', () => (reserved -= 1))
  })
  onTestFinished(() => server.close().closeAllConnections())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n'
  const [first, second] = ['/a', '/b'].map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n`)
  socket.write(`${first}\r\n${second}\r\n${second}${upgrade}\r\n`)
  await expect.poll(() => handled).toEqual(['/a'])
  socket.destroy()
  await expect.poll(() => reserved).toBe(0)
  expect(handled).toEqual(['/a'])
})

it('answers what asks for an upgrade, and survives clients that leave', async () => {
  const server = createHttpServer({}, (_, response) => response.end('site'))
  onTestFinished(() => server.close().closeAllConnections())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const ask = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
  const leave = async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    await once(socket, 'connect')
    socket.write(ask)
    socket.resetAndDestroy()
  }
  await Promise.all(Array.from({ length: 200 }, leave))
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.write(ask)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(String(answer)).toContain('site')
})

it('refuses a request with very many headers', async () => {
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
