import { randomBytes } from 'node:crypto'
import { httpError } from '../http/errors.ts'
import type { Exchange } from '../http/exchange.ts'
import type { Route } from '../http/router.ts'
import { type Accounts, localAccountId } from './accounts.ts'
import { sessionCookie } from './identify.ts'

export type LoginOptions = { accounts: Accounts; origins: readonly string[]; publicUrl: () => string }

const sidSeconds = 60

/** The Studio's login: one click on this machine, by cookie or by a token fetched with a short-lived `sid`. */
export function authRoutes({ accounts, origins, publicUrl }: LoginOptions): Route[] {
  const sids = new Map<string, { token: string; until: number }>()

  const login = (exchange: Exchange) => {
    const origin = exchange.search('origin') ?? ''
    if (!URL.canParse(origin) || !origins.includes(new URL(origin).origin)) {
      throw httpError(403, 'The login leads back to the origins in LAKE_ORIGINS only')
    }
    const target = new URL(origin)
    const secret = accounts.createSession(localAccountId)
    const headers: Record<string, string> = { 'cache-control': 'no-store' }
    if (exchange.search('type') === 'token' || exchange.flag('withSid')) {
      const sid = randomBytes(24).toString('base64url')
      for (const [key, { until }] of sids) if (until < Date.now()) sids.delete(key)
      sids.set(sid, { token: secret, until: Date.now() + sidSeconds * 1000 })
      target.hash = `sid=${sid}`
    } else {
      headers['set-cookie'] =
        `${sessionCookie}=${secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${30 * 24 * 3600}`
    }
    exchange.response.writeHead(302, { ...headers, location: target.href }).end()
  }

  const fetchToken = (exchange: Exchange) => {
    const sid = exchange.search('sid') ?? ''
    const found = sids.get(sid)
    sids.delete(sid)
    if (!found || found.until < Date.now()) throw httpError(401, 'The login has expired; log in again')
    exchange.send({ token: found.token })
  }

  const logout = (exchange: Exchange) => {
    if (exchange.identity) accounts.endSession(exchange.identity.credentialHash)
    exchange.response.setHeader('set-cookie', `${sessionCookie}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`)
    exchange.send({ ok: true })
  }

  return [
    [
      'GET',
      '/auth/providers',
      (exchange) =>
        exchange.send({
          providers: [{ name: 'local', title: 'This computer', url: `${publicUrl()}/v1/auth/login/local` }],
        }),
    ],
    ['GET', '/auth/login/:provider', login],
    ['GET', '/auth/fetch', fetchToken],
    ['POST', '/auth/logout', logout],
    [
      'GET',
      '/auth/id',
      (exchange) => {
        if (!exchange.identity) throw httpError(401, 'Nobody is logged in')
        exchange.send({ id: exchange.identity.account.id, expiry: exchange.identity.expires ?? null })
      },
    ],
  ]
}
