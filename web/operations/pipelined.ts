import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Requests of one connection that are answered at a time. Browsers and proxies send one after the other. */
const maxAtOnce = 8

const answering = new WeakMap<Socket, number>()

/**
 * Closes a connection on which too many requests are sent ahead of their answers: Node.js would handle all of them together, each
 * with a file or a page in memory for as long as the client reads none.
 * @returns whether the connection was closed
 */
export function closePipelined({ socket }: IncomingMessage, response: ServerResponse): boolean {
  const waiting = answering.get(socket) ?? 0
  if (waiting >= maxAtOnce) socket.destroy()
  if (socket.destroyed) return true
  answering.set(socket, waiting + 1)
  response.once('close', () => answering.set(socket, (answering.get(socket) ?? 1) - 1))
  return false
}
