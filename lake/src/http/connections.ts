import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { report } from 'node:process'
import { networkOf } from './caller.ts'

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

/** The connections of one address or IPv6 network, the oldest first. */
class AddressConnections {
  readonly address: string
  /** WebSockets, and those that have sent nothing, or half of a header, since they were opened or had their last answer. */
  readonly #idle = new Set<Socket>()
  /** Those with a request that may not have come as a whole. */
  readonly #sending = new Map<Socket, IncomingMessage>()
  /** Those that wait for an answer. */
  readonly #waiting = new Set<Socket>()

  constructor(address: string) {
    this.address = address
  }

  get size(): number {
    return this.#idle.size + this.#sending.size + this.#waiting.size
  }

  idles(socket: Socket): void {
    this.remove(socket)
    this.#idle.add(socket)
  }

  sends(socket: Socket, request: IncomingMessage): void {
    this.remove(socket)
    this.#sending.set(socket, request)
  }

  waits(socket: Socket): void {
    this.remove(socket)
    this.#waiting.add(socket)
  }

  remove(socket: Socket): boolean {
    return this.#idle.delete(socket) || this.#sending.delete(socket) || this.#waiting.delete(socket)
  }

  /** The oldest but the newest that has sent nothing or half of a header, or else the oldest that has not sent all of its body. */
  least(newest: Socket): Socket | undefined {
    for (const socket of this.#idle) if (socket !== newest) return socket
    for (const [socket, request] of this.#sending) {
      if (!request.complete) return socket
      this.waits(socket)
    }
    return undefined
  }

  oldestWaiting(): Socket | undefined {
    for (const socket of this.#waiting) return socket
    return undefined
  }
}

/**
 * Limits the connections of all servers together. When there are too many, one of the address that has most is closed: the oldest
 * that has sent nothing or half of a header, or else the oldest that has not sent all of its body, or else the oldest that waits; the
 * new one when it is of that address itself. A client that opens many must not keep others away until their time is over.
 * @param addressOf who sends a request: behind a proxy all connections come from the proxy, and belong to the sender of their last request
 * @returns what gives a connection that becomes a WebSocket to its sender
 */
export function limitConnections(
  servers: readonly Server[],
  addressOf: (request: IncomingMessage) => string,
  max = maxConnections(),
): (request: IncomingMessage) => void {
  const addresses = new Map<string, AddressConnections>()
  const ownerOf = new WeakMap<Socket, AddressConnections>()
  /** The request that each connection sends, or whose answer it waits for. */
  const requests = new WeakMap<Socket, IncomingMessage>()
  let open = 0

  function give(socket: Socket, address: string): AddressConnections {
    const own = addresses.get(address) ?? new AddressConnections(address)
    addresses.set(address, own)
    ownerOf.set(socket, own)
    own.idles(socket)
    return own
  }

  /** Gives a connection to the sender of its request. */
  function move(socket: Socket, request: IncomingMessage): AddressConnections | undefined {
    const before = ownerOf.get(socket)
    const address = addressOf(request)
    if (!before || socket.destroyed || before.address === address) return before
    before.remove(socket)
    if (before.size === 0) addresses.delete(before.address)
    return give(socket, address)
  }

  function add(socket: Socket) {
    const own = give(socket, networkOf(socket.remoteAddress ?? ''))
    open += 1
    socket.once('close', () => remove(socket))
    if (open > max) closeOne(socket, own)
  }

  function closeOne(newest: Socket, own: AddressConnections) {
    let most = own
    for (const each of addresses.values()) if (each.size > most.size) most = each
    const least = most.least(newest) ?? (most === own ? newest : (most.oldestWaiting() ?? newest))
    remove(least)
    least.destroy()
  }

  function remove(socket: Socket) {
    const own = ownerOf.get(socket)
    if (!own?.remove(socket)) return
    open -= 1
    if (own.size === 0) addresses.delete(own.address)
  }

  for (const server of servers) {
    server.on('connection', add)
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const { socket } = request
      const own = move(socket, request)
      if (socket.destroyed || !own) return
      requests.set(socket, request)
      own.sends(socket, request)
      response.once('close', () => {
        if (requests.get(socket) !== request) return
        requests.delete(socket)
        if (!socket.destroyed) own.idles(socket)
      })
    })
  }
  return (request) => void move(request.socket, request)
}
