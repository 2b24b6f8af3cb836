import type { ReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'

/** Serves the scripts, styles and fonts of a build, whose names change with their content. @returns a handler, with what to do for any other path */
export function serveAssets(folder: string) {
  const serve = sirv(folder, {
    brotli: true,
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
    serve(request, response, next)
  }
}

/** Ends a response whose file a new build has removed, and closes the file of a client that has left. */
function closeFile({ socket }: IncomingMessage, response: ServerResponse): void {
  response.once('pipe', (file: ReadStream) => {
    const close = () => file.destroy()
    socket.once('close', close)
    file.once('error', () => response.destroy())
    file.once('close', () => socket.off('close', close))
  })
}
