import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Milliseconds within which a client must read a part of its response or send a part of its request. */
const maxIdle = 30_000

/** Pipelined requests of one connection. Browsers and proxies have one: they wait for each response. */
const maxWaitingAnswers = 4

const waitingAnswers = new WeakMap<Socket, number>()

/** Whether a connection waits for a response, or has not read one. */
export const isAnswered = (socket: Socket): boolean => (waitingAnswers.get(socket) ?? 0) > 0

/**
 * Disconnects a client that neither reads nor sends, or that keeps sending requests without reading the responses.
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
    // Nothing waits to be read: the response is still being made, or a stream has no news.
    if (response.writableLength > 0 || !request.complete) socket.destroy()
    else socket.setTimeout(idle)
  })
  return true
}
