import type { IncomingMessage } from 'node:http'
import { httpError } from '../http/errors.ts'
import { isAllowedOrigin } from '../http/origins.ts'
import type { Accounts } from './accounts.ts'
import type { Identity } from './identity.ts'

export const sessionCookie = 'sanitySession'

/** The value of a cookie in a request. */
export function cookieOf(request: IncomingMessage, name: string): string | undefined {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [key, ...value] = part.trim().split('=')
    if (key === name) return value.join('=')
  }
  return undefined
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
  const cookie = cookieOf(request, sessionCookie)
  if (cookie === undefined) return undefined
  const { origin } = request.headers
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const isPlainRead = origin === undefined && isRead && request.headers['sec-fetch-site'] !== 'cross-site'
  if (!isPlainRead && !isAllowedOrigin(origin, origins)) return undefined
  return accounts.identify(cookie, 'cookie')
}
