import type { Config } from './src/content/config'
import { draftModeCookie } from './src/content/draft/draft-mode-cookie'

type Facts = Pick<Config, 'studioUrl' | 'isDevelopment'>
type Header = { key: string; value: string }

const pictures = "'self' data: blob: https://cdn.sanity.io"

/**
 * Headers of every response. A prerendered page cannot have a nonce; server.ts replaces 'unsafe-inline' by
 * the hashes of its scripts (serving/script-hashes.ts).
 * @param frames who may show the page in a frame
 * @param images where its pictures come from
 */
function common({ isDevelopment }: Facts, frames: string, images = pictures): Header[] {
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'unsafe-inline'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${images}`,
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${frames}`,
  ]
  return [
    { key: 'Content-Security-Policy', value: policy.join('; ') },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  ]
}

/**
 * The header rules of the site. A page in draft mode may be framed by a Studio on any port of this machine, shows
 * that Studio's pictures in its menu of sections, and may post messages to the window that opened it; it is neither
 * stored nor indexed. The cookie of Next.js chooses the headers; server.ts removes it from requests without a valid
 * session (serving/draft-request.ts).
 */
export function headerRules(facts: Facts) {
  const studio = `http://localhost:* ${new URL(facts.studioUrl).origin}`
  const draft = [
    ...common(facts, `'self' ${studio}`, `${pictures} ${studio}`).filter(
      ({ key }) => !key.startsWith('Cross-Origin'),
    ),
    { key: 'Cross-Origin-Opener-Policy', value: 'unsafe-none' },
    { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
    { key: 'Cache-Control', value: 'private, no-store' },
  ]
  const personal = [
    // With `no-referrer`, forms without script would post `Origin: null`, which Next refuses. This sends no path.
    { key: 'Referrer-Policy', value: 'strict-origin' },
    { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
    { key: 'Cache-Control', value: 'private, no-store' },
  ]
  const inDraftMode = [{ type: 'cookie' as const, key: draftModeCookie }]
  return [
    { source: '/((?!cdn/).*)', headers: common(facts, "'self'") },
    { source: '/((?!cdn/|_next/|api/).*)', has: inDraftMode, headers: draft },
    // The address of a private link to an order or a quote contains its secret.
    {
      source: '/((?!cdn/|_next/|api/).*)',
      has: [{ type: 'query' as const, key: 'order' }],
      headers: personal,
    },
    { source: '/quote/:id', headers: personal },
    { source: '/api/draft-mode/:path*', headers: draft.filter(({ key }) => key !== 'Cache-Control') },
  ]
}
