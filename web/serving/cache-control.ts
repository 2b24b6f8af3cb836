import type { ServerResponse } from 'node:http'
import onHeaders from 'on-headers'

/**
 * Makes shared caches revalidate every page. Next.js sends the lifetime in its own cache (`s-maxage` of a year), but a
 * proxy between here and the visitor is not notified of a publish.
 */
export function setCacheControl(response: ServerResponse): void {
  onHeaders(response, () => {
    if (response.statusCode >= 400) response.setHeader('Cache-Control', 'no-store')
    else if (String(response.getHeader('cache-control')).includes('s-maxage'))
      response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate')
  })
}
