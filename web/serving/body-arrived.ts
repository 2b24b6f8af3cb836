import type { IncomingMessage } from 'node:http'
import { lengthOf } from './limit-bodies.ts'

/** Whether anything was read of a stream, for `isDisturbed` of `node:stream`. */
const disturbed = Symbol.for('nodejs.stream.disturbed')

/** Resolves when the whole body of a request is in memory, where it can still be read, or when its client has left. */
export function bodyArrived(request: IncomingMessage): Promise<void> {
  if (lengthOf(request) === 0 || request.destroyed) return Promise.resolve()
  const { promise, resolve } = Promise.withResolvers<void>()
  const chunks: Buffer[] = []
  const read = () => {
    for (let chunk = request.read() as Buffer | null; chunk; chunk = request.read() as Buffer | null)
      chunks.push(chunk)
    if (request.complete) finish()
  }
  const finish = () => {
    request.off('readable', read).off('close', finish)
    // Without a pause: at its end, in the next tick, a stream accepts no chunk back.
    for (const chunk of chunks.toReversed()) request.unshift(chunk)
    // The `Request` that Next.js makes for a route handler refuses a body of which something was read.
    Object.assign(request, { [disturbed]: false })
    resolve()
  }
  request.on('readable', read).on('close', finish)
  return promise
}
