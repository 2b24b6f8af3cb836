import {
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
  createServer,
} from 'node:http'
import type { Socket } from 'node:net'

/** Requests of one connection that are answered or wait. Browsers and proxies send one after the other. */
const maxWaiting = 4

const waiting = new WeakMap<Socket, number>()

/** Where the parser of Node.js has its callback for a piece of a body. */
const onBody = 3

type TakePiece = (piece: Buffer) => void
type Parser = { onIncoming: () => number; [onBody]: TakePiece | undefined }

const parserOf = (socket: Socket) => (socket as Socket & { parser?: Parser }).parser

/** The callbacks that are set aside, by parser. Parsers are used again, by other connections. */
const setAside = new WeakMap<Parser, TakePiece>()

function putBack(parser: Parser): void {
  const callback = setAside.get(parser)
  if (callback) parser[onBody] = callback
  setAside.delete(parser)
}

/**
 * Reads nothing more of a connection, neither the rest of a body nor what comes after it. In a packet, a body can come in ten
 * thousand pieces of one byte. Node.js would call a function for each, though nobody reads them, and has no way of its own to stop that.
 */
function stopReading(socket: Socket): void {
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

/** Makes nothing of the body of a request, which is refused: its connection ends with the answer. */
function ignoreBody(request: IncomingMessage, response: ServerResponse): void {
  response.shouldKeepAlive = false
  stopReading(request.socket)
}

/** Headers of a request. Browsers send about twenty, and proxies add a few; Node.js takes long to read a thousand. */
const maxHeaders = 100

function refuseHeaders(request: IncomingMessage, response: ServerResponse): void {
  const { 'transfer-encoding': encoding, 'content-length': length = 0 } = request.headers
  if (encoding !== undefined || Number(length) > 0) ignoreBody(request, response)
  response.writeHead(431).end()
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

/**
 * Handles the requests of a connection one after the other, and closes one on which too many are sent ahead of their answers: Node.js
 * would handle all of them together, each with a file or a page in memory for as long as the client reads none. Of answers that wait
 * for others it would not say that their connection is closed, and what they have reserved would stay so.
 */
function inOrder(handle: RequestListener): RequestListener {
  return (request, response) => {
    const { socket } = request
    const count = (waiting.get(socket) ?? 0) + 1
    if (socket.destroyed || count > maxWaiting) return cutOff(socket)
    waiting.set(socket, count)
    // Refused later, when its turn comes (refuse.ts): nothing of it is read until then.
    if (request.headers['transfer-encoding'] !== undefined) ignoreBody(request, response)
    // What came after it in its packet is lost.
    if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false
    if (request.rawHeaders.length > 2 * maxHeaders) return refuseHeaders(request, response)
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
    // A response has its socket once those before it are sent.
    if (response.socket) handle(request, response)
    else response.once('socket', () => socket.destroyed || handle(request, response))
  }
}

/**
 * A server whose handler sees each request, one of a connection at a time: also those without `Host` and those with an unknown `Expect`,
 * which Node.js would answer itself, and those that ask for an upgrade, which are answered as others are. The site has no websockets.
 */
export function createHttpServer(options: ServerOptions, handle: RequestListener): Server {
  const guarded = inOrder(handle)
  const always = { requireHostHeader: false, shouldUpgradeCallback: () => false }
  const server = createServer({ ...options, ...always }, guarded).on('checkExpectation', guarded)
  // Its parser may have served a connection that was closed in this very turn.
  server.on('connection', (socket: Socket) => {
    const parser = parserOf(socket)
    if (parser) putBack(parser)
  })
  // The others are not read; a request that has some is refused.
  server.maxHeadersCount = maxHeaders
  return server
}
