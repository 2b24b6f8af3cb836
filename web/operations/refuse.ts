import type { IncomingMessage, ServerResponse } from 'node:http'
import { keptPagesInTurn } from '../serving/in-turn.ts'
import { isTooLarge, refuseBody } from '../serving/limit-bodies.ts'

/** Methods for which Next.js makes no request, and answers 500. */
const refusedMethods = ['TRACE', 'TRACK']

/** More parameters than any form of the site sends, and more cookies than browsers keep for a site. */
const maxEntries = 500

/** Characters of headers that take long to read. In browsers, `User-Agent` has up to about 500, `Accept-Encoding` 30, and `Content-Type` 100. */
const maxCharacters = { 'user-agent': 1000, 'accept-encoding': 200, 'content-type': 300 }

const hasTooMany = (text: string, separator: string): boolean =>
  text.split(separator, maxEntries + 1).length > maxEntries

/**
 * Refuses requests before anything reads them: a method that Next.js cannot answer (405), a body that is too large for its
 * page (413) or of unknown length (411), which no browser sends, an address with a host in it, to which Next.js would
 * redirect (400), or no host or several (400), and thousands of parameters (414), parts of a path (414), and thousands of cookies or of characters in some headers (431): for these the time of Next.js
 * grows with the square of their number, to seconds.
 * @returns whether the request was refused
 */
export function refuse(request: IncomingMessage, response: ServerResponse): boolean {
  const refusal = refusalOf(request)
  if (refusal) {
    const [status, text] = refusal
    void keptPagesInTurn(request, response, async () => answer(request, response, status, text))
    return true
  }
  if (!isTooLarge(request)) return false
  refuseBody(request, response)
  return true
}

/** Node.js keeps the first one only, a cache in front of the site perhaps another one. */
const countHosts = (rawHeaders: readonly string[]) =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length

function refusalOf({
  headers,
  rawHeaders,
  method = '',
  url = '',
}: IncomingMessage): [status: number, text: string] | undefined {
  if (refusedMethods.includes(method)) return [405, 'This method is not supported.']
  if (countHosts(rawHeaders) !== 1) return [400, 'The request names no host, or several.']
  if (!url.startsWith('/')) return [400, 'The address of a request begins with a slash.']
  if (hasTooMany(url, '/')) return [414, 'The address has too many parts.']
  if (hasTooMany(url, '&')) return [414, 'The address has too many parameters.']
  if (hasTooMany(headers.cookie ?? '', ';')) return [431, 'There are too many cookies.']
  for (const [name, max] of Object.entries(maxCharacters))
    if (String(headers[name] ?? '').length > max) return [431, `The header ${name} is too long.`]
  if (headers['transfer-encoding'] !== undefined)
    return [411, 'Announce the length of the body in Content-Length.']
  return undefined
}

/** The connection stays where it can: a proxy that opens one for each of thousands of refusals keeps those of others waiting. */
function answer({ headers }: IncomingMessage, response: ServerResponse, status: number, text: string): void {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...(hasBody ? { connection: 'close' } : {}),
  })
  response.end(text)
}
