import type { IncomingMessage } from 'node:http'
import { draftModeCookie } from '../src/content/draft/draft-mode-cookie.ts'
import { draftSessionCookie, isValidDraftSession } from '../src/content/draft/session.ts'

/**
 * Whether a request is in draft mode, by the signed cookie of its session. Anyone can send the cookie of Next.js, which
 * selects the headers of draft mode (security-headers.ts). Without a valid session this function removes it.
 */
export function isDraftRequest(request: IncomingMessage): boolean {
  const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim())
  const valueOf = (name: string) =>
    cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
  if (valueOf(draftModeCookie) === undefined) return false
  if (isValid(valueOf(draftSessionCookie))) return true
  request.headers.cookie = cookies.filter((cookie) => !cookie.startsWith(`${draftModeCookie}=`)).join('; ')
  return false
}

function isValid(session: string | undefined): boolean {
  try {
    return isValidDraftSession(session)
  } catch {
    // A site without a token to read drafts with has no draft mode.
    return false
  }
}
