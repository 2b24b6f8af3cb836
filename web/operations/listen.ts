import type { Server } from 'node:http'

/**
 * The addresses to listen on: `localhost` means both, and `0.0.0.0` all of IPv4. Browsers prefer `::1`. If it were free, another
 * user of the machine could serve pages there, under the same origin.
 */
function addressesOf(hostname: string): string[] {
  if (hostname === 'localhost') return ['127.0.0.1', '::1']
  return hostname === '0.0.0.0' ? [hostname, '::1'] : [hostname]
}

const noUpgrade = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** Listens on a host's addresses, with a server for each. An address that the machine does not have is skipped. */
export function listenOn(hostname: string, port: number, createServer: () => Server): Server[] {
  return addressesOf(hostname).map((host) => {
    const server = createServer()
    // Next.js would leave a connection that asks for an upgrade open; the site has no websockets. It is answered, because a
    // proxy that gets no response believes that the server failed, and sends the request again and again.
    server.on('upgrade', (_, socket) => {
      // Node.js leaves the socket to this listener, and an error that nobody handles would end the process.
      socket.on('error', () => socket.destroy()).end(noUpgrade, () => socket.destroy())
    })
    server.on('error', (error: NodeJS.ErrnoException) => {
      const isMissing = error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'
      if (host !== '::1' || !isMissing) throw error
    })
    return server.listen({ port, host, exclusive: true })
  })
}
