import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { expect, it, onTestFinished } from 'vitest'
import { listenOn } from './listen'

const hasIPv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
)

it('takes both addresses of localhost, and only the given one of another host', async () => {
  const free = createServer().listen(0, '127.0.0.1')
  await once(free, 'listening')
  const { port } = free.address() as { port: number }
  free.close()
  await once(free, 'close')
  const servers = listenOn('localhost', port, () => createServer((_, response) => response.end('site')))
  onTestFinished(() => servers.forEach((server) => server.close()))
  for (const server of servers) if (!server.listening) await once(server, 'listening').catch(() => undefined)
  for (const host of hasIPv6 ? ['127.0.0.1', '[::1]'] : ['127.0.0.1'])
    expect(await (await fetch(`http://${host}:${port}/`)).text()).toBe('site')
  const [other, ...more] = listenOn('127.0.0.2', port, () => createServer())
  onTestFinished(() => void other?.close())
  expect(more).toEqual([])
})

it.skipIf(!hasIPv6)(
  'leaves no address of localhost to another process when it serves all of IPv4',
  async () => {
    const free = createServer().listen(0, '0.0.0.0')
    await once(free, 'listening')
    const { port } = free.address() as { port: number }
    free.close()
    await once(free, 'close')
    const servers = listenOn('0.0.0.0', port, () => createServer())
    onTestFinished(() => servers.forEach((server) => server.close()))
    await Promise.all(servers.map((server) => once(server, 'listening')))
    const other = createServer().listen({ port, host: '::1', exclusive: true })
    onTestFinished(() => void other.close())
    await expect(once(other, 'listening')).rejects.toThrow('EADDRINUSE')
  },
)

it('accepts many connections in one turn, and leaves the port when it closes', async () => {
  const free = createServer().listen(0, '127.0.0.1')
  await once(free, 'listening')
  const { port } = free.address() as { port: number }
  free.close()
  await once(free, 'close')
  let turn = 0
  const turns: number[] = []
  const servers = listenOn(
    '127.0.0.1',
    port,
    () => createServer().on('connection', (socket) => turns.push(turn) && socket.destroy()),
    64,
  )
  await expect.poll(() => servers.length, { timeout: 10_000 }).toBe(64)
  const sockets = Array.from({ length: 100 }, () => connect(port, '127.0.0.1').on('error', () => undefined))
  const counting = setInterval(() => (turn += 1), 0)
  await expect.poll(() => turns.length, { interval: 1 }).toBe(100)
  clearInterval(counting)
  for (const socket of sockets) socket.destroy()
  expect(new Set(turns).size).toBeLessThan(10)
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  const next = createServer().listen(port, '127.0.0.1')
  await once(next, 'listening')
  next.close()
})
