import type { IncomingMessage, ServerResponse } from 'node:http'

/** Bytes. Next.js accepts forms of this size; what a route handler reads has no limit of its own. */
const maxBytes = 1024 * 1024

/**
 * Refuses what no browser sends, before anything reads it: a body that is too large (413) or of unknown length (411), and an
 * address with a host in it, to which Next.js would redirect (400).
 * @returns whether the request was refused
 */
export function refuse({ headers, url = '' }: IncomingMessage, response: ServerResponse): boolean {
  if (!url.startsWith('/')) return answer(response, 400, 'The address of a request begins with a slash.')
  if (headers['transfer-encoding'] !== undefined)
    return answer(response, 411, 'Announce the length of the body in Content-Length.')
  if (Number(headers['content-length'] ?? 0) > maxBytes)
    return answer(response, 413, `A body may have at most ${maxBytes} bytes.`)
  return false
}

function answer(response: ServerResponse, status: number, text: string): true {
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
  }
  response.writeHead(status, headers).end(text)
  return true
}
