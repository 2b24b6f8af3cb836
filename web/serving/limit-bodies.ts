import type { IncomingMessage, ServerResponse } from 'node:http'

const mebibyte = 1024 * 1024

/** The largest request: artwork of 10 MB, and the fields of its form. */
export const maxRequestBytes = 11 * mebibyte

/** Any other form, and the requests of our own scripts. */
const defaultBytes = mebibyte

/** A larger body is not read to its end; a browser then reports that the connection was lost. */
const maxDiscarded = 128 * mebibyte

/** The page that takes artwork. */
const takesFile = (url = '') => /^\/quote(?:[?#]|$)/.test(url)

/** The announced bytes of a body. */
export const lengthOf = ({ headers }: Pick<IncomingMessage, 'headers'>) =>
  Number(headers['content-length'] ?? 0)

/**
 * Whether a request announces a larger body than its page takes. Next.js has one limit for all forms, the largest,
 * and none for what a route handler reads; a body that announces no length is refused before (operations/refuse.ts).
 */
export const isTooLarge = (request: Pick<IncomingMessage, 'url' | 'headers'>): boolean =>
  lengthOf(request) > (takesFile(request.url) ? maxRequestBytes : defaultBytes)

const tooLargeMessage =
  'The request is too large. Files can be up to 10 MB. Go back, choose a smaller file and try again.'

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
  if (lengthOf(request) > maxDiscarded) {
    response.setHeader('connection', 'close')
    answer()
    return
  }
  request.once('end', answer)
  request.resume()
}
