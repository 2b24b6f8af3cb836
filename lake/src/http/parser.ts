import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/*
 * The parser of a connection, which is no public interface of Node.js: it has no other way to stop what a packet makes it do. Where
 * the parser or a callback is missing, nothing is done, and the tests tell.
 */

/** Where the parser has its callbacks for a piece of a body, and for the end of a request. */
export const [onBody, onComplete] = [3, 4] as const

type TakePiece = (piece: Buffer) => void
export type Parser = {
  incoming: IncomingMessage | null
  onIncoming: () => number
  [onBody]: TakePiece | undefined
  [onComplete]: (() => void) | undefined
}

export const parserOf = (socket: Socket): Parser | undefined =>
  (socket as Socket & { parser?: Parser }).parser

/** The callbacks that are set aside, by parser. Parsers are used again, by other connections. */
const setAside = new WeakMap<Parser, TakePiece>()

export function putBack(parser: Parser): void {
  const callback = setAside.get(parser)
  if (callback) parser[onBody] = callback
  setAside.delete(parser)
}

/**
 * Reads nothing more of a connection, neither the rest of a body nor what comes after it. In a packet, a body can come in ten
 * thousand pieces of one byte. Node.js would call a function for each, though nobody reads them, and has no way of its own to stop that.
 */
export function stopReading(socket: Socket): void {
  const parser = parserOf(socket)
  const callback = parser?.[onBody]
  if (parser && callback) {
    setAside.set(parser, callback)
    parser[onBody] = undefined
    // after the packet: microtasks already run between two pieces
    setImmediate(() => putBack(parser))
  }
  // With a reader of its own, which reads nothing, the parser gets no further packet.
  if (socket.listenerCount('readable') === 0) socket.on('readable', () => undefined).pause()
}
