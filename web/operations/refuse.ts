import type { IncomingMessage, ServerResponse } from 'node:http'
import { isTooLarge, refuseBody } from '../serving/limit-bodies.ts'

/** Methods for which Next.js makes no request, and answers 500. */
const refusedMethods = ['TRACE', 'TRACK']

/** More parameters than any form of the site sends, and more cookies than browsers keep for a site. */
const maxEntries = 500

/** Characters of a `User-Agent`; those of browsers have up to about 500. */
const maxUserAgent = 1000

const hasTooMany = (text: string, separator: string): boolean =>
  text.split(separator, maxEntries + 1).length > maxEntries

/**
 * Refuses requests before anything reads them: a method that Next.js cannot answer (405), a body that is too large for its
 * page (413) or of unknown length (411), which no browser sends, an address with a host in it, to which Next.js would
 * redirect (400), and thousands of parameters (414), of cookies or of characters in `User-Agent` (431): for these the time of Next.js
 * grows with the square of their number, to seconds.
 * @returns whether the request was refused
 */
export function refuse(request: IncomingMessage, response: ServerResponse): boolean {
  const { headers, method = '', url = '' } = request
  if (refusedMethods.includes(method)) return answer(response, 405, 'This method is not supported.')
  if (!url.startsWith('/')) return answer(response, 400, 'The address of a request begins with a slash.')
  if (hasTooMany(url, '&')) return answer(response, 414, 'The address has too many parameters.')
  if (hasTooMany(headers.cookie ?? '', ';')) return answer(response, 431, 'There are too many cookies.')
  if ((headers['user-agent'] ?? '').length > maxUserAgent)
    return answer(response, 431, 'The name of the browser is too long.')
  if (headers['transfer-encoding'] !== undefined)
    return answer(response, 411, 'Announce the length of the body in Content-Length.')
  if (!isTooLarge(request)) return false
  refuseBody(request, response)
  return true
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
