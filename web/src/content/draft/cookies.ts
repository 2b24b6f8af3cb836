import { config } from '../config'

/** Next.js keeps draft mode in this cookie; its value is a secret of the build. */
export const draftModeCookie = '__prerender_bypass'

type DraftCookie = {
  httpOnly: true
  path: '/'
  secure: boolean
  sameSite: 'lax' | 'none'
  partitioned?: boolean
}

/**
 * How the cookies of draft mode are set. On HTTPS the Studio may show the site in a frame from another site, which
 * takes `SameSite=None`; over HTTP both are on one host, and `Lax` is enough.
 */
export function draftCookie(headers: Headers): DraftCookie {
  const isSecure = config.siteUrl.startsWith('https:')
  const isForeignFrame =
    headers.get('sec-fetch-dest') === 'iframe' && headers.get('sec-fetch-site') === 'cross-site'
  return {
    httpOnly: true,
    path: '/',
    secure: isSecure,
    sameSite: isSecure ? 'none' : 'lax',
    ...(isSecure && isForeignFrame ? { partitioned: true } : {}),
  }
}

/** The same, with a date in the past, so that the browser drops the cookie; in both kinds of cookie jar. */
export function droppedCookies(name: string): string[] {
  const gone = `${name}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly`
  if (!config.siteUrl.startsWith('https:')) return [`${gone}; SameSite=Lax`]
  return [`${gone}; Secure; SameSite=None`, `${gone}; Secure; SameSite=None; Partitioned`]
}
