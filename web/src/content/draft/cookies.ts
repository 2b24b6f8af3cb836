import { config } from '../config'

type DraftCookie = {
  httpOnly: true
  path: '/'
  secure: boolean
  sameSite: 'lax' | 'none'
  partitioned?: boolean
}

/**
 * Attributes of the draft mode cookies. On HTTPS the Studio may embed the site from another site, which needs
 * `SameSite=None`; over HTTP both run on one host, and `Lax` is enough.
 */
export function draftCookie(headers: Headers): DraftCookie {
  const isSecure = config.siteUrl.startsWith('https:')
  const isCrossSiteFrame =
    headers.get('sec-fetch-dest') === 'iframe' && headers.get('sec-fetch-site') === 'cross-site'
  return {
    httpOnly: true,
    path: '/',
    secure: isSecure,
    sameSite: isSecure ? 'none' : 'lax',
    ...(isSecure && isCrossSiteFrame ? { partitioned: true } : {}),
  }
}

/** `Set-Cookie` values that delete the cookie, from the partitioned cookie jar too. */
export function expiredCookies(name: string): string[] {
  const expired = `${name}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly`
  if (!config.siteUrl.startsWith('https:')) return [`${expired}; SameSite=Lax`]
  return [`${expired}; Secure; SameSite=None`, `${expired}; Secure; SameSite=None; Partitioned`]
}
