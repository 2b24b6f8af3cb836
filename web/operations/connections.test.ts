import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { keepConnection } from '../serving/idle-clients'
import { limitConnections } from './connections'

const server = limitConnections(
  createServer((_, response) => void keepConnection(response)),
  3,
)
let requests = 0
server.on('request', () => (requests += 1))
const port = () => (server.address() as AddressInfo).port

beforeAll(async () => {
  server.listen(0, '0.0.0.0')
  await once(server, 'listening')
})
afterAll(() => server.close().closeAllConnections())

async function open(localAddress: string, sent = '') {
  const socket = connect({ port: port(), host: '127.0.0.1', localAddress }).on('error', () => {})
  await once(socket, 'connect')
  socket.write(sent)
  if (sent) await once(server, 'request')
  return socket
}
const get = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'

it('closes the oldest connection of a caller that waits for no response, and none of another caller', async () => {
  const [waiting, idle, newer] = [
    await open('127.0.0.2', get),
    await open('127.0.0.2'),
    await open('127.0.0.2', get),
  ]
  const other = await open('127.0.0.3')
  const next = await open('127.0.0.2', get)
  if (!idle.closed) await once(idle.resume(), 'close')
  expect([waiting, newer, other, next].map(({ closed }) => closed)).toEqual([false, false, false, false])
  // All of them wait: the one too many is closed itself.
  const tooMany = await open('127.0.0.2')
  const before = requests
  tooMany.write(get.repeat(3))
  // Not immediately: it would be opened again immediately.
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect([tooMany.closed, requests]).toEqual([false, before])
  if (!tooMany.closed) await once(tooMany.resume(), 'close')
  expect([waiting, newer, other, next].map(({ closed }) => closed)).toEqual([false, false, false, false])
  for (const socket of [waiting, newer, other, next]) socket.destroy()
})

it('reads what one caller opens in great numbers later, all of it, and what another opens immediately', async () => {
  const many = limitConnections(createServer((_, response) => void response.end('here')))
  onTestFinished(() => many.close().closeAllConnections())
  await once(many.listen(0, '0.0.0.0'), 'listening')
  const answered = async (localAddress: string) => {
    const at = { port: (many.address() as AddressInfo).port, host: '127.0.0.1', localAddress }
    const socket = connect(at)
    let heard = ''
    socket.on('data', (data: Buffer) => (heard += data.toString()))
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    await once(socket, 'close')
    expect(heard).toContain('here')
    return performance.now()
  }
  const from = performance.now()
  const flood = Array.from({ length: 200 }, () => answered('127.0.0.4'))
  await flood[0]
  const other = await answered('127.0.0.5')
  const ends = await Promise.all(flood)
  // What is closed before it was read keeps nothing waiting.
  for (let each = 0; each < 400; each += 1) {
    const socket = connect({
      port: (many.address() as AddressInfo).port,
      host: '127.0.0.1',
      localAddress: '127.0.0.4',
    })
    await once(socket, 'connect')
    socket.destroy()
  }
  const closed = performance.now()
  expect((await answered('127.0.0.4')) - closed).toBeLessThan(4000)
  expect(Math.max(...ends) - from).toBeGreaterThan(1500)
  expect(ends.filter((end) => end > other).length).toBeGreaterThan(50)
})
