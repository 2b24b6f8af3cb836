import type { IncomingMessage, ServerResponse } from 'node:http'
import { nextTurn, readInTurns } from './read-in-turns.ts'

const mebibyte = 1024 * 1024

/** The largest request: artwork of 10 MB, and the fields of its form. */
export const maxRequestBytes = 11 * mebibyte

/** A cart, and what the site's scripts send. */
const dataBytes = mebibyte

/** The largest request of the lake (content/lake/webhook.ts). */
const webhookBytes = mebibyte / 2

/** Any other form; the longest text, 5,000 characters of three bytes, has 15 KB. */
export const formBytes = 64 * 1024

/** A larger body is not read to its end; a browser then reports that the connection was lost. */
const maxDiscarded = 128 * mebibyte

/** Whether a route handler is addressed, as the site and the lake write it; `/api/../contact` leads to a page. */
const isRouteHandler = (url = ''): boolean => /^\/api\/[\w-]+(?:[?#]|$)/.test(url)

const webhookPath = /^\/api\/(?:revalidate|offers)(?:[?#]|$)/

/** Whether the lake addresses a webhook; a request for a Server Action has a header that says so. */
export const isWebhook = ({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean =>
  webhookPath.test(url) && headers['next-action'] === undefined

/** The largest body that a page or route handler takes. The page of a quote request takes artwork. */
function maxBytesOf(url = ''): number {
  if (/^\/quote(?:[?#]|$)/.test(url)) return maxRequestBytes
  if (webhookPath.test(url)) return webhookBytes
  return /^\/checkout(?:[?#]|$)/.test(url) || isRouteHandler(url) ? dataBytes : formBytes
}

/** The announced bytes of a body. */
export const lengthOf = ({ headers }: Pick<IncomingMessage, 'headers'>) =>
  Number(headers['content-length'] ?? 0)

/**
 * Whether a request announces a larger body than its page takes. Next.js has one limit for all forms, the largest,
 * and none for what a route handler reads; a body that announces no length is refused before (operations/refuse.ts).
 */
export const isTooLarge = (request: Pick<IncomingMessage, 'url' | 'headers'>): boolean =>
  lengthOf(request) > maxBytesOf(request.url)

const tooLargeMessage =
  'The request is too large. Files can be up to 10 MB. Go back, choose a smaller file or shorten the text, and try again.'

/** Answers 413. */
export const refuseBody = (request: IncomingMessage, response: ServerResponse): void =>
  answerAfterBody(request, response, { status: 413, text: tooLargeMessage })

/** Refuses a request. Its body is read and discarded first, because browsers show no answer that comes before they have sent it. */
export function answerAfterBody(
  request: IncomingMessage,
  response: ServerResponse,
  { status, text }: { status: number; text: string },
): void {
  const answer = () => {
    response.writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
    response.end(text)
  }
  const cut = () => {
    response.setHeader('connection', 'close')
    answer()
  }
  if (lengthOf(request) > maxDiscarded) return cut()
  // A client that has left is answered by nobody.
  readInTurns(request)
    .then(() => nextTurn(request))
    .then(answer, () => response.destroyed || cut())
}
