import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Milliseconds in which a client must take a part of the answer that waits for it, or send a part of its request. */
const maxIdle = 30_000

/** Browsers and proxies send the next request of a connection when they have the answer to the last one. */
const maxWaitingAnswers = 50

const waitingAnswers = new WeakMap<Socket, number>()

/**
 * Disconnects a client that neither reads nor sends, or that sends one request after the other and reads nothing.
 * @returns whether the request is to be answered
 */
export function keepConnection(response: ServerResponse, idle = maxIdle): boolean {
  const { req: request } = response
  const { socket } = request
  const waiting = (waitingAnswers.get(socket) ?? 0) + 1
  waitingAnswers.set(socket, waiting)
  response.once('close', () => waitingAnswers.set(socket, (waitingAnswers.get(socket) ?? 1) - 1))
  if (waiting > maxWaitingAnswers) {
    socket.destroy()
    return false
  }
  response.setTimeout(idle, () => {
    // An answer of which nothing was written yet is still being made, and a stream may have nothing to say.
    if (response.writableLength > 0 || !request.complete) socket.destroy()
    else socket.setTimeout(idle)
  })
  return true
}
