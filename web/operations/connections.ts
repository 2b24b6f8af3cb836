import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { LRUCache } from 'lru-cache'
import { isAnswered } from '../serving/idle-clients.ts'
import { networkOfAddress, providerNetworkOf } from '../src/content/forms/visitor.ts'

/** A browser opens six connections, and an office shares an address. What clients do not read waits in memory for each of them. */
const maxPerVisitor = 300

/** Milliseconds until a connection too many is closed. Who opens another immediately would leave no time for those of others. */
const closedAfter = 2000

/** Connections too many that wait for their end, of each caller; further ones are closed immediately. */
const maxClosing = 1000

/**
 * How many new connections of one caller are read at once, and the milliseconds between further ones: who closes
 * each after an answer and opens the next would keep those of others waiting.
 */
const newAtOnce = 100
const betweenNew = 20

const openOf = new Map<string, Set<Socket>>()
const closingOf = new Map<string, number>()

/** When the next new connection of each caller is read, in milliseconds; past times count as now. */
const nextOf = new LRUCache<string, number>({ max: 10_000 })

/**
 * Limits the connections of each caller. One more closes the caller's oldest that waits for no response, or else is closed itself
 * after a while, unread. Not for a server behind a proxy, from whose address everybody calls, and which reads responses whole.
 */
export function limitConnections(server: Server, max = maxPerVisitor): Server {
  return server.on('connection', (socket: Socket) => {
    // Reset by its client before it was accepted: see `noteCaller`.
    if (socket.remoteAddress === undefined) return void socket.destroy()
    const network = networkOfAddress(socket.remoteAddress)
    const caller = providerNetworkOf(network) ?? network
    const open = openOf.get(caller) ?? new Set()
    openOf.set(caller, open.add(socket))
    socket.once('close', () => {
      open.delete(socket)
      if (open.size === 0) openOf.delete(caller)
    })
    if (open.size <= max) return readInTurn(socket, caller)
    const idle = [...open].find((each) => each !== socket && !isAnswered(each))
    if (idle) {
      idle.destroy()
      return readInTurn(socket, caller)
    }
    open.delete(socket)
    closeLater(socket, caller)
  })
}

const readNothing = () => undefined

/** With a reader of its own, which reads nothing, Node.js does not give the parser what comes. `pause` is too late for a first request. */
const stopReading = (socket: Socket) => socket.on('readable', readNothing).pause()

function readInTurn(socket: Socket, caller: string): void {
  const now = performance.now()
  const next = Math.max(nextOf.get(caller) ?? 0, now - newAtOnce * betweenNew) + betweenNew
  nextOf.set(caller, next)
  if (next <= now) return
  stopReading(socket)
  const giveBack = () => {
    clearTimeout(timer)
    nextOf.set(caller, (nextOf.get(caller) ?? 0) - betweenNew)
  }
  const timer = setTimeout(() => {
    socket.off('close', giveBack)
    socket.off('readable', readNothing).resume()
  }, next - now)
  // Those that are closed unread would keep the next ones waiting for minutes.
  socket.once('close', giveBack)
}

function closeLater(socket: Socket, caller: string): void {
  const closing = closingOf.get(caller) ?? 0
  if (closing >= maxClosing) return void socket.destroy()
  closingOf.set(caller, closing + 1)
  stopReading(socket)
  const end = setTimeout(() => socket.destroy(), closedAfter)
  socket.once('close', () => {
    clearTimeout(end)
    const left = (closingOf.get(caller) ?? 1) - 1
    if (left > 0) closingOf.set(caller, left)
    else closingOf.delete(caller)
  })
}
