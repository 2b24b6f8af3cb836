import type { ServerResponse } from 'node:http'

type Write = (chunk: unknown, ...rest: unknown[]) => boolean
type End = (...given: unknown[]) => ServerResponse

const captured = new WeakSet<ServerResponse>()

/** A response whose headers were sent is not captured: they could not be changed any more. */
const isHtml = (response: ServerResponse) =>
  !response.headersSent && String(response.getHeader('content-type')).startsWith('text/html')

/** Whether the response was captured, so that nothing else needs to compress it. */
export const isCaptured = (response: ServerResponse): boolean => captured.has(response)

/**
 * Buffers an HTML response until it is complete, and passes it to `onHtml`, which sends it. Any other response is sent as
 * it is written.
 */
export function captureHtml(response: ServerResponse, onHtml: (html: Buffer) => void): void {
  const write = response.write.bind(response) as Write
  const end = response.end.bind(response) as End
  const flushHeaders = response.flushHeaders.bind(response)
  const chunks: Buffer[] = []
  response.flushHeaders = () => {
    if (!isHtml(response)) flushHeaders()
  }
  response.write = ((chunk, ...rest) => {
    if (!isHtml(response)) return write(chunk, ...rest)
    chunks.push(toBuffer(chunk, rest[0]))
    callBack(rest)
    return true
  }) as Write
  response.end = ((...given) => {
    Object.assign(response, { write, end, flushHeaders })
    if (!isHtml(response)) return end(...given)
    if (given[0] && typeof given[0] !== 'function') chunks.push(toBuffer(given[0], given[1]))
    callBack(given)
    captured.add(response)
    onHtml(Buffer.concat(chunks))
    return response
  }) as End
}

const toBuffer = (chunk: unknown, encoding: unknown): Buffer =>
  typeof chunk === 'string'
    ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
    : Buffer.from(chunk as Uint8Array)

function callBack(given: unknown[]): void {
  const callback = given.find((argument) => typeof argument === 'function')
  if (callback) process.nextTick(callback as () => void)
}
