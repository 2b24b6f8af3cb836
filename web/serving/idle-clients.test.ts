import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keepConnection } from './idle-clients'

const idle = 150
let answered = 0
const server = createServer((request, response) => {
  if (!keepConnection(response, idle)) return
  answered++
  if (request.url === '/large') response.end(Buffer.alloc(50_000_000))
  if (request.url === '/slow') setTimeout(() => response.end('whole'), 4 * idle)
  if (request.url === '/body') request.resume().once('end', () => response.end('read'))
})
const open = async () => {
  const socket = connect((server.address() as AddressInfo).port, 'localhost')
  await once(socket, 'connect')
  return socket
}
/** Whether the server closes a connection whose client reads nothing. */
const isClosed = async () => {
  await sleep(6 * idle)
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count === 0)))
}

beforeAll(async () => {
  server.listen(0, 'localhost')
  await once(server, 'listening')
})
afterAll(() => void server.close())

it('disconnects a client that takes nothing of its answer', async () => {
  const socket = await open()
  socket.on('error', () => {})
  socket.pause().write('GET /large HTTP/1.1\r\nHost: a\r\n\r\n')
  expect(await isClosed()).toBe(true)
})

it('disconnects a client that withholds the rest of its request', async () => {
  const socket = await open()
  socket.write('POST /body HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nabc')
  expect(await isClosed()).toBe(true)
})

it('disconnects a client that sends one request after the other and reads nothing', async () => {
  const socket = await open()
  socket.on('error', () => {})
  answered = 0
  socket.pause().write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(200))
  await once(socket, 'close')
  expect(answered).toBeLessThan(200)
})

it('waits for an answer that takes long', async () => {
  const response = await fetch(`http://localhost:${(server.address() as AddressInfo).port}/slow`)
  expect(await response.text()).toBe('whole')
})
