import type { Server } from 'node:http'

/**
 * The addresses to listen on: `localhost` means both, and `0.0.0.0` all of IPv4. Browsers prefer `::1`. If it were free, another
 * user of the machine could serve pages there, under the same origin.
 */
function addressesOf(hostname: string): string[] {
  if (hostname === 'localhost') return ['127.0.0.1', '::1']
  return hostname === '0.0.0.0' ? [hostname, '::1'] : [hostname]
}

/** Listens on a host's addresses, with a server for each. An address that the machine does not have is skipped. */
export function listenOn(hostname: string, port: number, createServer: () => Server): Server[] {
  return addressesOf(hostname).map((host) => {
    const server = createServer()
    server.on('error', (error: NodeJS.ErrnoException) => {
      const isMissing = error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'
      if (host !== '::1' || !isMissing) throw error
    })
    return server.listen({ port, host, exclusive: true })
  })
}
