import type { ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { withScriptHashes } from './script-hashes.ts'

/** Allows no inline script in what is no HTML: browsers also run the scripts of XML, such as a sitemap. */
export function forbidInlineScripts(response: ServerResponse): void {
  onHeaders(response, () => {
    const type = response.getHeader('content-type')
    const policy = response.getHeader('content-security-policy')
    if (typeof policy !== 'string' || type === undefined || String(type).startsWith('text/html')) return
    response.setHeader('content-security-policy', withScriptHashes(policy, ''))
  })
}
