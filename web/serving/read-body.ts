import { IncomingMessage } from 'node:http'
import { lengthOf } from './limit-bodies.ts'
import type { Body } from './plain-form.ts'

/** Resolves with the whole body of a request, or with what had arrived when its client left. */
export function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const length = lengthOf(request)
  if (length === 0 || request.destroyed) return Promise.resolve(Buffer.alloc(0))
  const { promise, resolve } = Promise.withResolvers<Buffer<ArrayBuffer>>()
  // One buffer: a client can send each byte in a packet of its own, and the time to put parts together grows with the square of
  // their number.
  const body = Buffer.allocUnsafe(length)
  let arrived = 0
  const hear = (chunk: Buffer) => {
    arrived += chunk.copy(body, arrived)
  }
  const end = () => {
    // The request, which may wait for its turn long after its client has left, would hold the body.
    request.off('data', hear).off('close', end).off('end', end)
    resolve(body.subarray(0, arrived))
  }
  request.on('data', hear).once('close', end).once('end', end)
  return promise
}

/** A request whose body was read, with another body. */
export function withBody(request: IncomingMessage, { type, bytes }: Body): IncomingMessage {
  const { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } = request
  const copy = Object.assign(new IncomingMessage(request.socket), {
    method,
    url,
    rawHeaders,
    httpVersion,
    httpVersionMajor,
    httpVersionMinor,
    headers: {
      ...headers,
      'content-length': String(bytes.length),
      ...(type === undefined ? {} : { 'content-type': type }),
    },
    complete: true,
  })
  copy.push(bytes)
  copy.push(null)
  return copy
}
