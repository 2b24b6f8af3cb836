import type { IncomingMessage } from 'node:http'

/**
 * Appends the caller's address to `X-Forwarded-For` as a proxy does, so that the last entry cannot be forged (content/forms/visitor.ts).
 * @returns false for a request whose client has reset its connection: there is no address any more, and the last entry would be one that
 * the client wrote. The connection is closed.
 */
export function noteCaller({ headers, socket }: IncomingMessage): boolean {
  const { remoteAddress } = socket
  if (remoteAddress === undefined) {
    socket.destroy()
    return false
  }
  headers['x-forwarded-for'] = [headers['x-forwarded-for'], remoteAddress].filter(Boolean).join(', ')
  return true
}
