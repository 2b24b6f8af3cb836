import type { ServerResponse } from 'node:http'

const ticks = 6

/**
 * Disconnects a client that takes nothing of a response for `ms` milliseconds (at most a sixth earlier). A timeout of Node.js
 * alone takes up to twice as long: it starts again when it sees that anything was taken since it began.
 */
export function disconnectStalled(response: ServerResponse, ms: number): void {
  if (response.listenerCount('timeout') > 0) return
  const tick = ms / ticks
  let idle = 0
  let last = 0
  // comes after each tick in which nothing was taken
  response.setTimeout(tick, () => {
    const now = performance.now()
    idle = now - last < tick * 1.5 ? idle + 1 : 1
    last = now
    if (idle >= ticks - 1) response.destroy()
    else response.socket?.setTimeout(tick)
  })
}
