import { existsSync, readFileSync } from 'node:fs'
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
 * Servers of each address, with one queue. Node.js accepts one connection of each server in a turn of its loop (libuv, https://github.com/libuv/libuv/pull/3696),
 * and a turn in which a page is rendered is long. With one server, fifty new connections in a second fill the queue; the system
 * drops those of others, which try again after seconds. Each further server costs every new connection 4 µs: it finds that there is none left.
 */
const serversPerAddress = 128

/** Of the files that the process may open, each server takes one. */
const partOfFiles = 16

/** How many servers an address may have. On Linux the limit of files is in a file, elsewhere it is rarely low. */
function serversThatFit(): number {
  const limits = existsSync('/proc/self/limits') ? readFileSync('/proc/self/limits', 'utf8') : ''
  const [, files] = /^Max open files\s+(\d+)/m.exec(limits) ?? []
  return Math.min(serversPerAddress, Math.ceil(Number(files ?? Infinity) / partOfFiles))
}

/** Connections that wait to be accepted. A longer queue takes more turns to empty, a shorter one is full sooner. */
const backlog = 4 * serversPerAddress

/**
 * Listens on a host's addresses. An address that the machine does not have is skipped.
 * @returns the first server of each address; the others join the list in the second after it listens
 */
export function listenOn(
  hostname: string,
  port: number,
  createServer: () => Server,
  count = serversThatFit(),
): Server[] {
  const listenAt = (host: string) => (server: Server) => {
    server.on('error', (error: NodeJS.ErrnoException) => {
      const isMissing = error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'
      if (host !== '::1' || !isMissing) throw error
    })
    server.listen({ port, host, exclusive: true, backlog })
  }
  return startServers(addressesOf(hostname).map(listenAt), createServer, count)
}

/** As `listenOn`, on what listens already (held-ports.ts). */
export function listenOnHandles(
  handles: readonly object[],
  createServer: () => Server,
  count = serversThatFit(),
): Server[] {
  const listenTo = (handle: object) => (server: Server) => server.listen(handle, backlog)
  return startServers(handles.map(listenTo), createServer, count)
}

function startServers(
  starts: ((server: Server) => void)[],
  createServer: () => Server,
  count: number,
): Server[] {
  const servers = starts.map((start) => {
    const server = createServer()
    server.once('listening', () =>
      copyHandle(server, count - 1, (handle) => servers.push(createServer().listen(handle, backlog))),
    )
    start(server)
    return server
  })
  return servers
}
