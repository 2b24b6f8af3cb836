import { perspectiveCookieName } from '@sanity/preview-url-secret/constants'
import { draftModeCookie, droppedCookies } from './cookies'
import { pageOf } from './target'

/**
 * Ends draft mode and leads to the page that `to` names, else back to the page that the visitor comes from.
 * @returns the answer: a redirect without the cookies of draft mode, or 400 when `to` leads elsewhere
 */
export function leaveDraftMode(request: Request): Response {
  const to = new URL(request.url).searchParams.get('to')
  const page = to === null ? (cameFrom(request) ?? '/') : pageOf(to)
  if (!page)
    return Response.json({ error: 'The page to go to is not an address of this site' }, { status: 400 })
  const response = new Response(null, {
    status: 307,
    headers: { location: page, 'cache-control': 'no-store' },
  })
  for (const name of [draftModeCookie, perspectiveCookieName]) {
    for (const cookie of droppedCookies(name)) response.headers.append('set-cookie', cookie)
  }
  return response
}

function cameFrom(request: Request): string | undefined {
  const referer = request.headers.get('referer')
  if (!referer || !URL.canParse(referer)) return undefined
  const { host, pathname, search } = new URL(referer)
  if (host !== request.headers.get('host') || pathname.startsWith('/api/')) return undefined
  return pageOf(`${pathname}${search}`)
}
