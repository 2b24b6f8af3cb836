import type { IncomingMessage, ServerResponse } from 'node:http'

/** Bytes. Next.js accepts forms of this size; what a route handler reads has no limit of its own. */
const maxBytes = 1024 * 1024

/**
 * Refuses a request whose body is too large, before anything reads it: 413; or whose length is not announced: 411.
 * @returns whether it was refused
 */
export function refuseBody({ headers }: IncomingMessage, response: ServerResponse): boolean {
  const isEndless = headers['transfer-encoding'] !== undefined
  if (!isEndless && Number(headers['content-length'] ?? 0) <= maxBytes) return false
  const text = isEndless
    ? 'Announce the length of the body in Content-Length.'
    : `A body may have at most ${maxBytes} bytes.`
  response.writeHead(isEndless ? 411 : 413, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
  })
  response.end(text)
  return true
}
