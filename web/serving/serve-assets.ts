import { once } from 'node:events'
import type { ReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import sirv from 'sirv'
import { assetsInTurn } from './in-turn.ts'

/** Serves the scripts, styles and fonts of a build, whose names change with their content. @returns a handler, with what to do for any other path */
export function serveAssets(folder: string) {
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: 31_536_000,
    setHeaders: (response) => {
      response.setHeader('X-Content-Type-Options', 'nosniff')
      response.setHeader('Vary', 'Accept-Encoding')
    },
  })
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    // sirv throws for a range that ends before it starts. A server may send the whole file instead (RFC 9110, section 14.2).
    delete request.headers.range
    closeFile(request, response)
    void assetsInTurn(request, response, async () => {
      serve(request, response, next)
      await taken(response)
    })
  }
}

/** Milliseconds. A client that takes longer to take a file no longer counts. */
const maxTaking = 2000

const taken = (response: ServerResponse) =>
  Promise.race([once(response, 'close'), setTimeout(maxTaking, undefined, { ref: false })])

/** Ends a response whose file a new build has removed, and closes the file of a client that has left. */
function closeFile({ socket }: IncomingMessage, response: ServerResponse): void {
  response.once('pipe', (file: ReadStream) => {
    const close = () => file.destroy()
    if (socket.destroyed) return void close()
    socket.once('close', close)
    file.once('error', () => response.destroy())
    file.once('close', () => socket.off('close', close))
  })
}
