import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { isAnswered } from '../serving/idle-clients.ts'
import { networkOfAddress } from '../src/content/forms/visitor.ts'

/** A browser opens six connections, and an office shares an address. What clients do not read waits in memory for each of them. */
const maxPerVisitor = 300

const openOf = new Map<string, Set<Socket>>()

/**
 * Limits the connections of each caller. One more closes the caller's oldest that waits for no response, or else is closed itself. Not for
 * a server behind a proxy, from whose address everybody calls, and which reads responses whole.
 */
export function limitConnections(server: Server, max = maxPerVisitor): Server {
  return server.on('connection', (socket: Socket) => {
    const caller = networkOfAddress(socket.remoteAddress ?? 'unknown')
    const open = openOf.get(caller) ?? new Set()
    openOf.set(caller, open.add(socket))
    socket.once('close', () => {
      open.delete(socket)
      if (open.size === 0) openOf.delete(caller)
    })
    if (open.size <= max) return
    const idle = [...open].find((each) => each !== socket && !isAnswered(each))
    ;(idle ?? socket).destroy()
  })
}
