import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Requests of one connection that are answered at a time. Browsers and proxies send one after the other. */
const maxAtOnce = 4

const answering = new WeakMap<Socket, number>()

/** Where the parser of Node.js has its callback for a piece of a body. */
const onBody = 3

type Parser = { onIncoming: () => number; [onBody]: unknown }

const parserOf = (socket: Socket) => (socket as Socket & { parser?: Parser }).parser

/**
 * Makes nothing of the rest of a packet, in which a body can come in ten thousand pieces of one byte: Node.js would call a function for each,
 * though nobody reads them, and has no way of its own to stop that. Parsers are used again: the callback is back after the packet.
 */
export function ignoreBody(socket: Socket): void {
  const parser = parserOf(socket)
  if (!parser) return
  const callback = parser[onBody]
  parser[onBody] = undefined
  queueMicrotask(() => (parser[onBody] = callback))
}

/** As the parser of Node.js understands it: what follows is of another protocol. */
const nothingFollows = 2

/**
 * Closes a connection, and makes nothing of the requests that have arrived on it. Node.js would parse a whole packet, with thousands
 * of them, also after the connection is closed; it has no other way to stop that than the callback which tells of an upgrade.
 */
function cutOff(socket: Socket): void {
  const parser = parserOf(socket)
  if (parser) parser.onIncoming = () => nothingFollows
  socket.destroy()
}

/**
 * Closes a connection on which too many requests are sent ahead of their answers: Node.js would handle all of them together, each
 * with a file or a page in memory for as long as the client reads none.
 * @returns whether the connection was closed
 */
export function closePipelined({ socket }: IncomingMessage, response: ServerResponse): boolean {
  const waiting = answering.get(socket) ?? 0
  if (waiting >= maxAtOnce || socket.destroyed) {
    cutOff(socket)
    return true
  }
  answering.set(socket, waiting + 1)
  response.once('close', () => answering.set(socket, (answering.get(socket) ?? 1) - 1))
  return false
}
