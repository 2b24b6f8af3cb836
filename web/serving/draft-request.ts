import type { IncomingMessage } from 'node:http'
import { perspectiveCookieName, variantCookieName } from '@sanity/preview-url-secret/constants'
import { draftModeCookie } from '../src/content/draft/draft-mode-cookie.ts'
import { draftSessionCookie, isValidDraftSession } from '../src/content/draft/session.ts'

/** With the value of the cookie of Next.js, which is the same until the next build, these would have any page rendered anew. */
const revalidation = ['x-prerender-revalidate', 'x-prerender-revalidate-if-generated']

/** All cookies that the site reads. Add here what is to be read besides. */
const draftCookies = [draftModeCookie, draftSessionCookie, perspectiveCookieName, variantCookieName]

/**
 * Whether a request is in draft mode, by the signed cookie of its session. Anyone can send the cookie of Next.js, which
 * selects the headers of draft mode (security-headers.ts). Without a valid session this function removes all cookies, with one those that the site
 * does not read: the time in which Next.js reads them grows with the square of their number. It always removes what else Next.js takes the value of its cookie from.
 */
export function isDraftRequest(request: IncomingMessage): boolean {
  for (const name of revalidation) delete request.headers[name]
  const cookies = (request.headers.cookie ?? '').split(';').map(parseCookie)
  const valueOf = (name: string) => cookies.find((cookie) => cookie.name === name)?.value
  if (valueOf(draftModeCookie) === undefined || !isValid(valueOf(draftSessionCookie))) {
    delete request.headers.cookie
    return false
  }
  const kept = draftCookies.flatMap((name) => {
    const value = valueOf(name)
    return value === undefined ? [] : [`${name}=${value}`]
  })
  request.headers.cookie = kept.join('; ')
  return true
}

/** Next.js trims names, too: `name =1` is the cookie `name`. A cookie without `=` has an empty value. */
function parseCookie(cookie: string): { name: string; value: string } {
  const [name = '', ...value] = cookie.split('=')
  return { name: name.trim(), value: value.join('=').trim() }
}

function isValid(session: string | undefined): boolean {
  try {
    return isValidDraftSession(session)
  } catch {
    // A site without a token to read drafts with has no draft mode.
    return false
  }
}
