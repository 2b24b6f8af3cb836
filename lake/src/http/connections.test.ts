import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { callerAddress } from './caller.ts'
import { limitConnections, maxConnections } from './connections.ts'

test('connections, with a file each, leave a third of the files that a process may open', () => {
  expect(maxConnections(20_000)).toBe(6666)
  expect(maxConnections(1024)).toBe(341)
  expect(maxConnections(1)).toBe(1)
  expect(maxConnections(1_048_576)).toBe(10_000)
  expect(maxConnections()).toBeGreaterThan(50)
})

/** Two servers that answer everything but `/wait`, with a limit of four connections. */
async function start() {
  let waiting = 0
  const servers = [0, 1].map(() =>
    createServer((request, response) => {
      if (request.url === '/wait') waiting += 1
      else response.end('here')
    }),
  )
  const giveToSender = limitConnections(servers, (request) => callerAddress(request, 'loopback'), 4)
  for (const server of servers)
    server
      .on('upgrade', giveToSender)
      .on('upgrade', (_, socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'))
  for (const server of servers) await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => servers.forEach((server) => server.close().closeAllConnections()))
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  /** A connection on which one request was sent. */
  const send = (path: string, at: number, from?: string) =>
    sendText(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`, at, from)
  /** A connection on which a text was sent. */
  const sendText = (text: string, at: number, localAddress = '127.0.0.1') => {
    const socket = connect({ port: ports[at] ?? 0, host: '127.0.0.1', localAddress })
    onTestFinished(() => void socket.destroy())
    const heard = { text: '', isClosed: false }
    socket.on('data', (chunk: Buffer) => (heard.text += chunk.toString())).on('error', () => undefined)
    socket.on('close', () => (heard.isClosed = true))
    socket.write(text)
    return heard
  }
  return { send, sendText, waiting: () => waiting }
}

test('one of the connections that wait for a request gives way to a new one', async () => {
  const { send } = await start()
  const idle = [0, 0, 1, 1].map((at) => send('/', at))
  await expect.poll(() => idle.every(({ text }) => text.includes('here'))).toBe(true)
  const next = send('/', 0)
  await expect.poll(() => next.text).toContain('here')
  await expect.poll(() => idle.filter(({ isClosed }) => isClosed)).toHaveLength(1)
})

test('connections that wait for an answer stay, and further ones are closed', async () => {
  const { send, waiting } = await start()
  const first = [0, 0, 1, 1].map((at) => send('/wait', at))
  await expect.poll(waiting).toBe(4)
  const next = send('/', 0)
  await expect.poll(() => next.isClosed).toBe(true)
  expect(next.text).toBe('')
  expect(first.some(({ isClosed }) => isClosed)).toBe(false)
})

test('those of the address with most give way to another address, even those that wait for an answer', async () => {
  const { send, waiting } = await start()
  const many = [0, 1, 1].map((at) => send('/wait', at))
  const other = [send('/wait', 0, '127.0.0.2')]
  await expect.poll(waiting).toBe(4)
  other.push(send('/', 1, '127.0.0.2'))
  await expect.poll(() => other[1]?.text).toContain('here')
  expect(many.filter(({ isClosed }) => isClosed)).toHaveLength(1)
  expect(other.some(({ isClosed }) => isClosed)).toBe(false)
})

test.each([
  ['nothing', ''],
  ['half of a header', 'GET / HTTP/1.1\r\nHost:'],
  ['half of a second header', 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HTTP/1.1\r\nHost:'],
  ['no body', 'POST /wait HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n'],
])('a connection that has sent %s gives way, the oldest first', async (_, text) => {
  const { send, sendText, waiting } = await start()
  const busy = send('/wait', 0)
  await expect.poll(waiting).toBe(1)
  const slow: ReturnType<typeof sendText>[] = []
  for (const at of [0, 1, 1]) {
    slow.push(sendText(text, at))
    await new Promise((connected) => setTimeout(connected, 100))
  }
  const next = send('/', 0)
  await expect.poll(() => next.text).toContain('here')
  expect(slow.map(({ isClosed }) => isClosed)).toEqual([true, false, false])
  expect(busy.isClosed).toBe(false)
})

test('behind a proxy, those of the sender with most give way to another one', async () => {
  const { sendText, waiting } = await start()
  const send = (path: string, sender: string) =>
    sendText(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${sender}\r\n\r\n`, 0)
  const honest = send('/', '203.0.113.1')
  await expect.poll(() => honest.text).toContain('here')
  const flood = [0, 1, 2].map(() => send('/wait', '198.51.100.7'))
  await expect.poll(waiting).toBe(3)
  const next = send('/', '203.0.113.2')
  await expect.poll(() => next.text).toContain('here')
  expect(flood.filter(({ isClosed }) => isClosed)).toHaveLength(1)
  expect(honest.isClosed).toBe(false)
})

test('behind a proxy, a WebSocket is of its sender, not of the proxy', async () => {
  const { send, sendText, waiting } = await start()
  const upgrade = (sender: number) =>
    sendText(
      `GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nX-Forwarded-For: 203.0.113.${sender}\r\n\r\n`,
      0,
    )
  const sockets = [1, 2, 3].map(upgrade)
  await expect.poll(() => sockets.every(({ text }) => text.includes('101'))).toBe(true)
  send('/wait', 1, '127.0.0.9')
  await expect.poll(waiting).toBe(1)
  const next = send('/wait', 1)
  await expect.poll(() => next.isClosed).toBe(true)
  expect(sockets.map(({ isClosed }) => isClosed)).toEqual([false, false, false])
})
