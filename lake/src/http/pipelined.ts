import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Requests of one connection that are answered at a time. Browsers, proxies and Node.js send one after the other. */
const maxAtOnce = 8

const answering = new WeakMap<Socket, number>()

/**
 * Closes a connection on which too many requests are sent ahead of their answers. Node.js would handle all of them together, and
 * keep the answers in memory for as long as the client reads none.
 */
export function refusePipelined(handle: RequestListener): RequestListener {
  return (request, response) => {
    const { socket } = request
    const count = (answering.get(socket) ?? 0) + 1
    if (socket.destroyed || count > maxAtOnce) return void socket.destroy()
    answering.set(socket, count)
    response.once('close', () => answering.set(socket, (answering.get(socket) ?? 1) - 1))
    handle(request, response)
  }
}
