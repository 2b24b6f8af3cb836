import type { Server } from 'node:http'
import { copyHandle } from './copy-handle.ts'

/**
 * The addresses to listen on: `localhost` means both, and `0.0.0.0` all of IPv4. Browsers prefer `::1`. If it were free, another
 * user of the machine could serve pages there, under the same origin.
 */
function addressesOf(hostname: string): string[] {
  if (hostname === 'localhost') return ['127.0.0.1', '::1']
  return hostname === '0.0.0.0' ? [hostname, '::1'] : [hostname]
}

/**
 * Servers for each address. Node.js accepts one connection of each in a turn of its loop, and turns in which pages are rendered are long: who
 * opens more than are accepted fills the queue, and the system drops those of others, which try again after seconds. Half as many as
 * the queue takes empty it in two turns. A connection costs 4 µs more for each server: the others find that it is taken.
 */
const serversPerAddress = 256

/**
 * Listens on a host's addresses. An address that the machine does not have is skipped.
 * @returns the first server of each address; the others join the list in the second after it listens
 */
export function listenOn(
  hostname: string,
  port: number,
  createServer: () => Server,
  count = serversPerAddress,
): Server[] {
  const servers = addressesOf(hostname).map((host) => {
    const server = createServer()
    server.on('error', (error: NodeJS.ErrnoException) => {
      const isMissing = error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'
      if (host !== '::1' || !isMissing) throw error
    })
    server.once('listening', () =>
      copyHandle(server, count - 1, (handle) => servers.push(createServer().listen(handle))),
    )
    return server.listen({ port, host, exclusive: true })
  })
  return servers
}
