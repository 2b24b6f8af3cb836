import type { IncomingMessage } from 'node:http'
import { httpError } from '../http/errors.ts'
import { isAllowedOrigin } from '../http/origins.ts'
import type { Accounts } from './accounts.ts'
import type { Identity } from './identity.ts'

export const sessionCookie = 'sanitySession'

/** Of a name. Each is looked up, and there is room for a thousand of them in a request. */
const maxCookies = 8

/**
 * The values of the first cookies of a name. A page of another port of the host can set one for a longer path, which the browser then
 * sends before the lake's own.
 */
export function cookiesOf(request: IncomingMessage, name: string): string[] {
  const values = (request.headers.cookie ?? '').split(';').flatMap((part) => {
    const [key, ...value] = part.trim().split('=')
    return key === name ? [value.join('=')] : []
  })
  return values.slice(0, maxCookies)
}

/**
 * The identity behind a request: a bearer token, else the login cookie. Cookies ignore ports, so the cookie counts only
 * for pages of the Studio's origin, and for plain reads without an origin (pictures, navigation).
 * @throws LakeError 401 for a token that is not known
 */
export function identify(
  request: IncomingMessage,
  accounts: Accounts,
  origins: readonly string[],
): Identity | undefined {
  const [, token] = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '') ?? []
  if (token !== undefined) {
    const identity = accounts.identify(token, 'token')
    if (!identity) throw httpError(401, 'Session not found')
    return identity
  }
  const cookies = cookiesOf(request, sessionCookie)
  if (cookies.length === 0) return undefined
  const { origin } = request.headers
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const isPlainRead = origin === undefined && isRead && request.headers['sec-fetch-site'] !== 'cross-site'
  if (!isPlainRead && !isAllowedOrigin(origin, origins)) return undefined
  return firstOf(cookies, (cookie) => accounts.identify(cookie, 'cookie'))
}

/** What is made of the first value of which something can be made. */
export function firstOf<Value, Made>(
  values: readonly Value[],
  make: (value: Value) => Made | undefined,
): Made | undefined {
  for (const value of values) {
    const made = make(value)
    if (made !== undefined) return made
  }
  return undefined
}
