import { createServer } from 'node:http'
import { networkInterfaces } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { addressesFor, closeServer, listenOn, portOf } from './listen.ts'

const hasIPv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
)

async function serve(addresses: string[], port = 0) {
  const servers = await listenOn(addresses, port, () => createServer((_, response) => response.end()))
  onTestFinished(async () => void (await Promise.all(servers.map((server) => closeServer(server)))))
  return servers
}

test.each([
  ['localhost', ['127.0.0.1', '::1']],
  ['0.0.0.0', ['0.0.0.0', '::1']],
  ['::', ['::']],
  ['192.0.2.7', ['192.0.2.7', '127.0.0.1', '::1']],
])('%s is served on %j', (host, expected) => {
  expect(addressesFor(host)).toEqual(expected)
})

test.skipIf(!hasIPv6)('all addresses of localhost are served on one port', async () => {
  const servers = await serve(addressesFor('localhost'))
  expect(servers).toHaveLength(2)
  expect(new Set(servers.map(portOf)).size).toBe(1)
})

test.skipIf(!hasIPv6).each(['127.0.0.1', '::1'])(
  'a port that another process uses on %s is served on no address',
  async (address) => {
    const [other] = await serve([address])
    const port = other ? portOf(other) : 0
    await expect(serve(addressesFor('localhost'), port)).rejects.toThrow(
      `cannot listen on ${address}:${port}: another process uses this port`,
    )
    const free = address === '::1' ? '127.0.0.1' : '::1'
    expect(await serve([free], port)).toHaveLength(1)
  },
)

test.skipIf(!hasIPv6).each(['0.0.0.0', '::'])(
  'a server on %s leaves no address of localhost to another process',
  async (host) => {
    const [server] = await serve(addressesFor(host))
    const port = server ? portOf(server) : 0
    for (const address of ['127.0.0.1', '::1'])
      await expect(serve([address], port)).rejects.toThrow('another process uses this port')
  },
)

test('an address that is configured and that the machine does not have is an error', async () => {
  await expect(serve(addressesFor('192.0.2.7'))).rejects.toThrow(/cannot listen on 192\.0\.2\.7:/)
})
