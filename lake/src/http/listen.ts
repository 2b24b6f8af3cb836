import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isLoopbackAddress } from './origins.ts'

/**
 * The addresses to listen on for a configured one. Browsers prefer `::1` for localhost. If it were
 * free, another user of the machine could serve pages there, under the same origin, and get tokens and logins.
 */
export function addressesFor(host: string): string[] {
  // with '::' the system listens on all IPv4 addresses as well
  if (host === '::') return [host]
  if (host === '0.0.0.0') return [host, '::1']
  return isLoopbackAddress(host) ? ['127.0.0.1', '::1'] : [host, '127.0.0.1', '::1']
}

/** Errors of a machine that does not have an address. */
const missing = ['EADDRNOTAVAIL', 'EAFNOSUPPORT']

/** How often another free port is tried when one is free on some of the addresses only. */
const maxTries = 10

/**
 * Serves one port on all addresses. A machine may lack an address of localhost, such as `::1` without IPv6.
 * @param port 0 takes one that is free
 * @param serve makes the server of one address
 * @throws Error when the machine does not have an address, or the port is in use on one of them; nothing listens then
 */
export async function listenOn(
  addresses: string[],
  port: number,
  serve: () => Server,
  tries = maxTries,
): Promise<Server[]> {
  const servers: Server[] = []
  try {
    for (const address of addresses) {
      const [first] = servers
      const server = serve()
      const isListening = await listen(server, address, first ? portOf(first) : port)
      if (isListening) servers.push(server)
    }
    return servers
  } catch (error) {
    await Promise.all(servers.map((server) => closeServer(server)))
    if (port === 0 && tries > 1) return listenOn(addresses, port, serve, tries - 1)
    throw error
  }
}

/**
 * Serves on what listens already (`scripts/services/held-ports.ts`).
 * @param handles which the servers take over
 */
export const listenOnHandles = (handles: readonly object[], serve: () => Server): Promise<Server[]> =>
  Promise.all(
    handles.map(async (handle) => {
      const server = serve().listen(handle, backlog)
      await once(server, 'listening')
      return server
    }),
  )

/**
 * New connections that the system keeps until they are accepted. Node.js accepts few at a time, and the system drops what comes
 * beyond, for one to several seconds, whosever it is.
 */
const backlog = 2048

/** The port on which a server listens. */
export const portOf = (server: Server): number => (server.address() as AddressInfo).port

/** @returns false when the machine does not have the address */
function listen(server: Server, host: string, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (missing.includes(error.code ?? '') && isLoopbackAddress(host)) return resolve(false)
      const why = error.code === 'EADDRINUSE' ? 'another process uses this port' : error.message
      reject(new Error(`The server cannot listen on ${host}:${port}: ${why}`, { cause: error }))
    })
    server.listen({ port, host, exclusive: true, backlog }, () => resolve(true))
  })
}

/** Frees the port. Requests that are not answered after `graceMs` milliseconds are cut off. */
export function closeServer(server: Server, graceMs = 0): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    if (graceMs === 0) return server.closeAllConnections()
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), graceMs).unref()
  })
}
