import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { HeldBackError, LakeError, httpError } from '../http/errors.ts'
import type { Exchange } from '../http/exchange.ts'
import { FairQueue } from '../http/fair-queue.ts'
import { isAllowedOrigin, isLoopbackAddress } from '../http/origins.ts'
import type { Route } from '../http/router.ts'
import { type Accounts, localAccountId } from './accounts.ts'
import { Attempts } from './attempts.ts'
import { cookiesOf, firstOf, sessionCookie } from './identify.ts'
import { browserCookie, knownBrowser, rememberedBrowser } from './known-browser.ts'
import { forgottenName, nameCookie, nameIn, rememberedName } from './local-name.ts'
import { loginPage, loginPageHeaders, namePage, type LoginPage } from './login-page.ts'
import { isPassword } from './passwords.ts'
import { comparable } from './user-name.ts'

export type LoginOptions = {
  accounts: Accounts
  /** origins of the Studio, the only ones that the login leads to */
  studioOrigins: readonly string[]
  publicUrl: () => string
  /** whether the lake can be reached from other machines: then every login needs a password */
  isOpen: boolean
}

const loginPath = '/v1/auth/login/local'
/** Passwords that are checked: few at a time, so that they do not use all threads, and one of an address. */
const checksAtOnce = { concurrency: 2, concurrencyPerCaller: 1, maxJobs: 1000, maxJobsPerCaller: 40 }
const sidMs = 60_000
const noUsers =
  'Nobody can log in through a proxy yet. Make a user first: npm run lake -- user NAME administrator'

/**
 * The Studio's login, by cookie or by a token fetched with a short-lived `sid`. On this machine, while there are no
 * users, it needs no password: a browser is asked for a name once, and one click is enough from then on. Otherwise a
 * page asks for name and password.
 */
export function authRoutes(options: LoginOptions): Route[] {
  const { accounts, studioOrigins, publicUrl, isOpen } = options
  /** secrets of sessions by short-lived tickets; the Studio exchanges a ticket for its secret, once */
  const sids = new LRUCache<string, string>({ max: 1000, ttl: sidMs })
  const attempts = new Attempts()
  const checks = new FairQueue(checksAtOnce)
  const secure = () => (publicUrl().startsWith('https:') ? '; Secure' : '')
  const needsNoPassword = (exchange: Exchange) =>
    !isOpen &&
    isLoopbackAddress(exchange.request.socket.remoteAddress) &&
    !isForwarded(exchange) &&
    !accounts.hasUsers()

  const targetOf = (exchange: Exchange): URL => {
    const origin = exchange.search('origin') ?? ''
    const target = URL.canParse(origin) ? new URL(origin) : undefined
    // a blob: address has the origin of the page that made it
    const isPlain =
      target && /^https?:$/.test(target.protocol) && target.username === '' && target.password === ''
    if (!isPlain || !studioOrigins.includes(target.origin)) {
      throw httpError(403, 'The login leads back to the Studio only, the first origin in LAKE_ORIGINS')
    }
    return target
  }

  const enter = (exchange: Exchange, target: URL, accountId: string, cookies: string[] = []) => {
    const secret = accounts.createSession(accountId)
    const headers: Record<string, string | string[]> = { 'cache-control': 'no-store' }
    if (exchange.search('type') === 'token' || exchange.flag('withSid')) {
      const sid = randomBytes(24).toString('base64url')
      sids.set(sid, secret)
      target.hash = `sid=${sid}`
    } else {
      cookies.unshift(
        `${sessionCookie}=${secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${30 * 24 * 3600}${secure()}`,
      )
    }
    if (cookies.length > 0) headers['set-cookie'] = cookies
    // 303: the browser continues with GET after the form
    exchange.response.writeHead(exchange.request.method === 'POST' ? 303 : 302, {
      ...headers,
      location: target.href,
    })
    exchange.response.end()
  }

  const showPage = (
    exchange: Exchange,
    status: number,
    more: Omit<LoginPage, 'action'> = {},
    page = loginPage,
  ) => {
    const search = new URLSearchParams(exchange.url.search)
    const action = `${loginPath}?${search.toString()}`
    exchange.response.writeHead(status, loginPageHeaders(studioOrigins)).end(page({ action, ...more }))
  }

  const login = (exchange: Exchange) => {
    // an <img> of another page must not log in
    const isPage = (exchange.header('sec-fetch-dest') ?? 'document') === 'document'
    if (!isPage || exchange.request.method !== 'GET') throw httpError(403, 'The login is a page to go to')
    const target = targetOf(exchange)
    if (!needsNoPassword(exchange))
      return showPage(exchange, 200, accounts.hasUsers() ? {} : { problem: noUsers })
    const name = firstOf(cookiesOf(exchange.request, nameCookie), nameIn)
    if (name) return enter(exchange, target, accounts.localEditor(name))
    // A program cannot fill in a form.
    const isBrowser = exchange.header('accept')?.includes('text/html') ?? false
    if (isBrowser) showPage(exchange, 200, {}, namePage)
    else enter(exchange, target, localAccountId)
  }

  const readForm = async (exchange: Exchange) => {
    const target = targetOf(exchange)
    if (!isOwnPage(exchange, new URL(publicUrl()))) throw httpError(403, 'The login form is on another page')
    const form = new URLSearchParams((await exchange.body(10_000)).toString('utf8'))
    const name = (form.get('name') ?? '').trim().slice(0, 200)
    if (needsNoPassword(exchange)) {
      if (name === '') return showPage(exchange, 400, { problem: 'Enter your name' }, namePage)
      return enter(exchange, target, accounts.localEditor(name), [`${rememberedName(name)}${secure()}`])
    }
    const password = (form.get('password') ?? '').slice(0, 1000)
    const address = exchange.address
    const storedPassword = accounts.userNamed(name)?.password
    const browser = firstOf(cookiesOf(exchange.request, browserCookie), (cookie) =>
      knownBrowser(cookie, storedPassword),
    )
    // not the browser: who logs in often has many, and each would have turns of its own
    const caller = browser === undefined ? address : JSON.stringify(['user', comparable(name)])
    const check = async () => {
      exchange.assertConnected()
      attempts.assertAllowed(name, address, browser)
      const user = accounts.userNamed(name)
      const isRight = await isPassword(password, user?.password)
      // the user may have been removed, or the password changed, during the slow check
      const isCurrent = accounts.userNamed(name)?.password === user?.password
      if (user && isRight && isCurrent) attempts.succeeded(name, address, browser)
      else attempts.failed(name, address, browser)
      return isRight && isCurrent ? user : undefined
    }
    try {
      const user = await checks.run(caller, check)
      if (user) enter(exchange, target, user.id, [`${rememberedBrowser(user.password)}${secure()}`])
      else showPage(exchange, 401, { problem: 'Name or password is wrong', name })
    } catch (error) {
      if (!(error instanceof LakeError) || error instanceof HeldBackError) throw error
      showPage(exchange, error.status, { problem: error.message, name })
    }
  }

  const fetchToken = (exchange: Exchange) => {
    const sid = exchange.search('sid') ?? ''
    const token = sids.get(sid)
    sids.delete(sid)
    if (token === undefined) throw httpError(401, 'The login has expired; log in again')
    exchange.send({ token })
  }

  const logout = (exchange: Exchange) => {
    // the browser loses all of them
    if (exchange.identity) {
      const others = cookiesOf(exchange.request, sessionCookie).map((each) =>
        accounts.identify(each, 'cookie'),
      )
      for (const session of [exchange.identity, ...others])
        if (session) accounts.endSession(session.credentialHash)
    }
    const gone = `${sessionCookie}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${secure()}`
    // pages of other origins cannot remove the cookie
    if (exchange.identity || isAllowedOrigin(exchange.header('origin'), studioOrigins))
      exchange.response.setHeader('set-cookie', [gone, `${forgottenName}${secure()}`])
    exchange.send({ ok: true })
  }

  const providers = (exchange: Exchange) => {
    const title = isOpen ? 'Name and password' : 'This computer'
    exchange.send({ providers: [{ name: 'local', title, url: `${publicUrl()}${loginPath}` }] })
  }

  const currentId = (exchange: Exchange) => {
    if (!exchange.identity) throw httpError(401, 'Nobody is logged in')
    exchange.send({ id: exchange.identity.account.id, expiry: exchange.identity.expires ?? null })
  }

  return [
    ['GET', '/auth/providers', providers],
    ['GET', '/auth/login/:provider', login],
    ['POST', '/auth/login/:provider', readForm],
    ['GET', '/auth/fetch', fetchToken],
    ['POST', '/auth/logout', logout],
    ['GET', '/auth/id', currentId],
  ]
}

/** Whether a form was sent from the lake's own page, which browsers say in the Origin header: at its public address as that is, with TLS. */
function isOwnPage(exchange: Exchange, publicUrl: URL): boolean {
  const origin = exchange.header('origin')
  const page = origin === undefined ? null : URL.parse(origin)
  if (page === null || page.host !== exchange.header('host')) return false
  return page.host !== publicUrl.host || page.protocol === publicUrl.protocol
}

/** Whether a proxy says that the request comes from elsewhere: its connection then comes from this machine all the same. */
const isForwarded = (exchange: Exchange): boolean =>
  ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'].some((name) => exchange.header(name) !== undefined)
