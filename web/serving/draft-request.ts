import type { IncomingMessage } from 'node:http'
import { draftModeCookie } from '../src/content/draft/draft-mode-cookie.ts'
import { draftSessionCookie, isValidDraftSession } from '../src/content/draft/session.ts'

/** With the value of the cookie of Next.js, which is the same until the next build, these would have any page rendered anew. */
const revalidation = ['x-prerender-revalidate', 'x-prerender-revalidate-if-generated']

/**
 * Whether a request is in draft mode, by the signed cookie of its session. Anyone can send the cookie of Next.js, which
 * selects the headers of draft mode (security-headers.ts). Without a valid session this function removes it, and always
 * what else Next.js takes its value from.
 */
export function isDraftRequest(request: IncomingMessage): boolean {
  for (const name of revalidation) delete request.headers[name]
  const cookies = (request.headers.cookie ?? '').split(';').map(parseCookie)
  const valueOf = (name: string) => cookies.find((cookie) => cookie.name === name)?.value
  if (valueOf(draftModeCookie) === undefined) return false
  if (isValid(valueOf(draftSessionCookie))) return true
  request.headers.cookie = cookies
    .filter(({ name }) => name !== '' && name !== draftModeCookie)
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')
  return false
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
