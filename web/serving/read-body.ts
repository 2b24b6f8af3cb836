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
  request.on('data', (chunk: Buffer) => {
    arrived += chunk.copy(body, arrived)
  })
  request.once('close', () => resolve(body.subarray(0, arrived)))
  request.once('end', () => resolve(body.subarray(0, arrived)))
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
