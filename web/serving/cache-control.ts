import type { ServerResponse } from 'node:http'
import onHeaders from 'on-headers'

/**
 * Makes shared caches revalidate every page. Next.js sends the lifetime in its own cache (`s-maxage` of a year), but a
 * proxy between here and the visitor is not notified of a publish. A redirect without a lifetime is not stored.
 */
export function setCacheControl(response: ServerResponse): void {
  onHeaders(response, () => {
    const { statusCode } = response
    const given = response.getHeader('cache-control')
    const isBareRedirect = given === undefined && statusCode >= 300 && statusCode !== 304
    if (statusCode >= 400 || isBareRedirect) response.setHeader('Cache-Control', 'no-store')
    else if (given === undefined || String(given).includes('s-maxage'))
      response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate')
  })
}
