import type { IncomingMessage } from 'node:http'
import { lengthOf } from './limit-bodies.ts'

/** Whether anything was read of a stream, for `isDisturbed` of `node:stream`. */
const disturbed = Symbol.for('nodejs.stream.disturbed')

/**
 * Resolves when the whole body of a request is in memory, where it can still be read, or when its client has left.
 * @returns what has arrived
 */
export function bodyArrived(request: IncomingMessage): Promise<Buffer> {
  const length = lengthOf(request)
  if (length === 0 || request.destroyed) return Promise.resolve(Buffer.alloc(0))
  const { promise, resolve } = Promise.withResolvers<Buffer>()
  // One buffer: a client can send each byte in a packet of its own, and the time to put parts back grows with the square of
  // their number.
  const body = Buffer.allocUnsafe(length)
  let arrived = 0
  const read = () => {
    for (let chunk = request.read() as Buffer | null; chunk; chunk = request.read() as Buffer | null)
      arrived += chunk.copy(body, arrived)
    if (request.complete) finish()
  }
  const finish = () => {
    request.off('readable', read).off('close', finish)
    // Without a pause: at its end, in the next tick, a stream accepts no chunk back.
    const all = body.subarray(0, arrived)
    request.unshift(all)
    // The `Request` that Next.js makes for a route handler refuses a body of which something was read.
    Object.assign(request, { [disturbed]: false })
    resolve(all)
  }
  request.on('readable', read).on('close', finish)
  return promise
}
