import { createServer, type RequestListener, type Server } from 'node:http'

/** Errors of a machine that does not have an address. */
const missing = ['EADDRNOTAVAIL', 'EAFNOSUPPORT']

/**
 * Serves on both addresses of localhost. Browsers prefer `::1`: were it free, another user of the machine could serve a
 * page of their own there, under the same origin.
 * @throws Error when the port is in use
 */
export async function listenOnLoopback(handle: RequestListener, port: number): Promise<Server[]> {
  const servers: Server[] = []
  try {
    for (const host of ['127.0.0.1', '::1']) {
      const server = createServer(handle)
      const isListening = await listen(server, port, host)
      if (isListening) servers.push(server)
    }
    return servers
  } catch (error) {
    for (const server of servers) server.close()
    throw error
  }
}

/** @returns false when the machine does not have the address */
function listen(server: Server, port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      missing.includes(error.code ?? '') ? resolve(false) : reject(error),
    )
    server.listen({ port, host, exclusive: true }, () => resolve(true))
  })
}
