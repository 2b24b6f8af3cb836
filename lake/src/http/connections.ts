import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { report } from 'node:process'

type Limits = { userLimits?: { open_files?: { soft?: number | 'unlimited' } } }

/** Maximum number of files that the process may have open, connections among them. */
function maxOpenFiles(): number {
  const { userLimits } = report.getReport() as Limits
  const soft = userLimits?.open_files?.soft
  return typeof soft === 'number' ? soft : Infinity
}

/** Each can hold 64 KB of a body that is not read yet. */
const connectionLimit = 10_000

/**
 * How many connections there may be. Each can have a file of its own open, and as many files stay free for the database and for
 * deadlines: without any, Node.js ends the process.
 */
export const maxConnections = (openFiles = maxOpenFiles()): number =>
  Math.min(connectionLimit, Math.max(1, Math.floor(openFiles / 3)))

/**
 * Limits the connections of all servers together. When there are too many, those that wait for their next request are closed, then the
 * oldest that has sent nothing or half of a header, then the oldest that has not sent all of its body: a client that opens many
 * and sends nothing must not keep others away until their time is over.
 */
export function limitConnections(servers: readonly Server[], max = maxConnections()): void {
  const open = new Set<Socket>()
  /** The request that each connection sends, or whose answer it waits for. */
  const requests = new WeakMap<Socket, IncomingMessage>()
  for (const server of servers) {
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const { socket } = request
      requests.set(socket, request)
      response.once('close', () => requests.get(socket) === request && requests.delete(socket))
    })
    server.on('connection', (socket) => {
      open.add(socket)
      socket.once('close', () => open.delete(socket))
      if (open.size <= max) return
      for (const each of servers) each.closeIdleConnections()
      for (const each of open) if (each.destroyed) open.delete(each)
      if (open.size <= max) return
      const others = [...open].filter((each) => each !== socket)
      const least =
        others.find((each) => !requests.has(each)) ??
        others.find((each) => requests.get(each)?.complete === false) ??
        socket
      least.destroy()
    })
  }
}
