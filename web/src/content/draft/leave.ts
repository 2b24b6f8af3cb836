import { perspectiveCookieName } from '@sanity/preview-url-secret/constants'
import { expiredCookies } from './cookies'
import { draftModeCookie } from './draft-mode-cookie'
import { draftSessionCookie } from './session'
import { pageOf } from './target'

/**
 * Leaves draft mode.
 * @returns a redirect to `to`, else to the referring page, that deletes the cookies; 400 when `to` is on another site
 */
export function leaveDraftMode(request: Request): Response {
  const to = new URL(request.url).searchParams.get('to')
  const page = to === null ? (refererPage(request) ?? '/') : pageOf(to)
  if (!page) return Response.json({ error: '`to` is not an address of this site' }, { status: 400 })
  const response = new Response(null, {
    status: 307,
    headers: { location: page, 'cache-control': 'no-store' },
  })
  for (const name of [draftModeCookie, draftSessionCookie, perspectiveCookieName]) {
    for (const cookie of expiredCookies(name)) response.headers.append('set-cookie', cookie)
  }
  return response
}

function refererPage(request: Request): string | undefined {
  const referer = request.headers.get('referer')
  if (!referer || !URL.canParse(referer)) return undefined
  const { host, pathname, search } = new URL(referer)
  if (host !== request.headers.get('host') || pathname.startsWith('/api/')) return undefined
  return pageOf(`${pathname}${search}`)
}
