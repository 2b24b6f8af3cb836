import type { Server } from 'node:http'

/** Milliseconds for requests that are being answered; longer than a rendering takes. */
const maxDrain = 4000
const state = { isShuttingDown: false }

/** Whether the process has received SIGTERM; it then answers what it has accepted and nothing more. */
export const isShuttingDown = (): boolean => state.isShuttingDown

/**
 * Ends the process on SIGTERM or SIGINT: it accepts no new connections, closes idle ones, and answers every request that it
 * has accepted. A stream, which never ends, is closed after `maxDrain`.
 * @param servers those that it has when the signal comes
 */
export function shutDownOnSignal(servers: readonly Server[]): void {
  const shutDown = () => {
    if (state.isShuttingDown) return
    state.isShuttingDown = true
    setTimeout(() => process.exit(0), maxDrain).unref()
    let left = servers.length
    for (const server of servers) {
      server.close(() => {
        left -= 1
        if (left === 0) process.exit(0)
      })
      // `close` ends the connections that are idle now; connections with a request become idle later.
      setInterval(() => server.closeIdleConnections(), 100)
    }
  }
  process.on('SIGTERM', shutDown)
  process.on('SIGINT', shutDown)
}
