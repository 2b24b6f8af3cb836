import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { report } from 'node:process'

type Limits = { userLimits?: { open_files?: { soft?: number | 'unlimited' } } }

/** Maximum number of files that the process may have open, connections among them. */
function maxOpenFiles(): number {
  const { userLimits } = report.getReport() as Limits
  const soft = userLimits?.open_files?.soft
  return typeof soft === 'number' ? soft : Infinity
}

/**
 * How many connections there may be. Each can have a file of its own open, and as many files stay free for the database and for
 * deadlines: without any, Node.js ends the process.
 */
export const maxConnections = (openFiles = maxOpenFiles()): number => Math.max(1, Math.floor(openFiles / 3))

/** Limits the connections of all servers together. When there are too many, those that wait for a request are closed first. */
export function limitConnections(servers: readonly Server[], max = maxConnections()): void {
  const open = new Set<Socket>()
  for (const server of servers) {
    server.on('connection', (socket) => {
      open.add(socket)
      socket.once('close', () => open.delete(socket))
      if (open.size <= max) return
      for (const each of servers) each.closeIdleConnections()
      for (const each of open) if (each.destroyed) open.delete(each)
      if (open.size > max) socket.destroy()
    })
  }
}
