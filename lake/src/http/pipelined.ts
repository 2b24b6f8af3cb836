import {
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
  createServer,
} from 'node:http'
import type { Socket } from 'node:net'
import { parserOf, putBack, stopReading } from './parser.ts'
import { joinShortPieces, refuseBodyAhead } from './short-pieces.ts'

/** Requests of one connection that are answered or wait. Browsers, proxies and Node.js send one after the other. */
const maxWaiting = 4

const waiting = new WeakMap<Socket, number>()
/** The last response of each connection. */
const lastOf = new WeakMap<Socket, ServerResponse>()

/** Makes nothing of the body of a request, which is refused: its connection ends with the answer. */
export function ignoreBody(request: IncomingMessage, response: ServerResponse): void {
  response.shouldKeepAlive = false
  stopReading(request.socket)
}

/** Headers of a request. Browsers send about twenty, and proxies add a few; Node.js takes long to read a thousand. */
const maxHeaders = 100

function refuseHeaders(request: IncomingMessage, response: ServerResponse): void {
  ignoreBody(request, response)
  response.writeHead(431, { connection: 'close' }).end()
}

/** As the parser of Node.js understands it: what follows is of another protocol. */
const nothingFollows = 2

/** Milliseconds until a connection is closed of which nothing more is read. Who opens another immediately would leave no time for others. */
const closedAfter = 2000

const closing = new WeakSet<Socket>()

/**
 * Closes a connection after a while, and makes nothing of the requests that have arrived on it. Node.js would parse a whole packet,
 * with thousands of them, also after the connection is closed; it has no other way to stop that than the callback which tells of an
 * upgrade.
 */
function cutOff(socket: Socket): void {
  if (socket.destroyed || closing.has(socket)) return
  closing.add(socket)
  const parser = parserOf(socket)
  if (parser) parser.onIncoming = () => nothingFollows
  stopReading(socket)
  // Not all at the same time: they would come back together.
  const end = setTimeout(() => socket.destroy(), closedAfter * (1 + Math.random()))
  socket.once('close', () => clearTimeout(end))
}

/** Bytes of a body that may still come, and be thrown away, after its request is answered. */
const maxLeft = 65_536

/** Whether much of a body may still come: a connection is closed then, for Node.js would read and throw away all that comes. */
export const leavesLongBody = ({ complete, headers }: IncomingMessage): boolean =>
  !complete && !(Number(headers['content-length']) <= maxLeft)

/**
 * Handles the requests of a connection one after the other, and closes one on which too many are sent ahead of their answers. Node.js
 * would handle all of them together, and keep the answers in memory for as long as the client reads none. Of answers that wait for
 * others it would not say that their connection is closed.
 */
function inOrder(handle: RequestListener, takesBody: TakesBody): RequestListener {
  return (request, response) => {
    const { socket } = request
    const count = (waiting.get(socket) ?? 0) + 1
    if (socket.destroyed || count > maxWaiting) return cutOff(socket)
    waiting.set(socket, count)
    if (request.rawHeaders.length > 2 * maxHeaders) return refuseHeaders(request, response)
    // It is refused when its turn comes; nothing of it is read until then.
    if (request.headers['transfer-encoding'] !== undefined && !takesBody(request))
      ignoreBody(request, response)
    joinShortPieces(request, response)
    const isAhead = lastOf.get(socket)?.writableEnded === false
    if (isAhead && request.headers['transfer-encoding'] !== undefined) refuseBodyAhead(request)
    lastOf.set(socket, response)
    // What came after it in its packet is lost.
    if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
    response.once('finish', () => leavesLongBody(request) && socket.destroySoon())
    // A response has its socket once those before it are sent.
    if (response.socket) handle(request, response)
    else response.once('socket', () => socket.destroyed || handle(request, response))
  }
}

type TakesBody = (request: IncomingMessage) => boolean

/**
 * A server whose handler sees each request, so that it can refuse pipelined ones: those without `Host` and those with an unknown
 * `Expect`, too, which Node.js would answer itself.
 * @param takesBody whether a request can have a body of unknown length; else the handler refuses it, and its connection ends
 */
export function createHttpServer(
  options: ServerOptions,
  handle: RequestListener,
  takesBody: TakesBody = () => true,
): Server {
  const guarded = inOrder(handle, takesBody)
  const isFree = ({ socket }: IncomingMessage) => (waiting.get(socket) ?? 0) === 0
  const server: Server = createServer(
    {
      ...options,
      requireHostHeader: false,
      // Node.js would leave the answers that are under way, and nobody would learn of their end.
      shouldUpgradeCallback: (request) => server.listenerCount('upgrade') > 0 && isFree(request),
    },
    guarded,
  )
  // Its parser may have served a connection that was closed in this very turn.
  server.on('connection', (socket: Socket) => {
    const parser = parserOf(socket)
    if (parser) putBack(parser)
  })
  // The others are not read; a request that has some is refused.
  server.maxHeadersCount = maxHeaders
  return server.on('checkExpectation', guarded)
}
