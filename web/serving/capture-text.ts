import type { ServerResponse } from 'node:http'

type Write = (chunk: unknown, ...rest: unknown[]) => boolean
type End = (...given: unknown[]) => ServerResponse

const captured = new WeakSet<ServerResponse>()

/** Whether a response is a page. */
export const isHtml = (response: ServerResponse): boolean => typeOf(response).startsWith('text/html')

const typeOf = (response: ServerResponse) => String(response.getHeader('content-type'))

/** What Next.js keeps beside pages, such as `/llms.txt`: of a large shop that is megabytes, which each request would compress again. */
const isKeptText = (response: ServerResponse) =>
  response.hasHeader('x-nextjs-cache') &&
  /^(?:text\/plain|application\/(?:[\w-]+\+)?(?:json|xml))\b/.test(typeOf(response))

/** A response whose headers were sent is not captured: they could not be changed any more. */
const isCapturable = (response: ServerResponse) =>
  !response.headersSent && (isHtml(response) || isKeptText(response))

/** Whether the response was captured, so that nothing else needs to compress it. */
export const isCaptured = (response: ServerResponse): boolean => captured.has(response)

/**
 * Buffers a page, or a text that Next.js keeps, until it is complete, and passes it to `onText`, which sends it. Any other
 * response is sent as it is written.
 */
export function captureText(response: ServerResponse, onText: (text: Buffer) => void): void {
  const write = response.write.bind(response) as Write
  const end = response.end.bind(response) as End
  const flushHeaders = response.flushHeaders.bind(response)
  const chunks: Buffer[] = []
  response.flushHeaders = () => {
    if (!isCapturable(response)) flushHeaders()
  }
  response.write = ((chunk, ...rest) => {
    if (!isCapturable(response)) return write(chunk, ...rest)
    chunks.push(toBuffer(chunk, rest[0]))
    callBack(rest)
    return true
  }) as Write
  response.end = ((...given) => {
    Object.assign(response, { write, end, flushHeaders })
    if (!isCapturable(response)) return end(...given)
    if (given[0] && typeof given[0] !== 'function') chunks.push(toBuffer(given[0], given[1]))
    callBack(given)
    captured.add(response)
    onText(Buffer.concat(chunks))
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
