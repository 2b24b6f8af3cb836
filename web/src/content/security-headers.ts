import type { Config } from './config'

type Facts = Pick<Config, 'studioUrl' | 'isDevelopment'>

/**
 * Headers of every answer. Prerendered pages can carry neither nonces nor stable hashes, hence 'unsafe-inline'.
 * The Studio may show the site in a frame, wherever on this machine it listens.
 */
export function securityHeaders({ studioUrl, isDevelopment }: Facts): { key: string; value: string }[] {
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'unsafe-inline'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https://cdn.sanity.io",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors 'self' http://localhost:* ${new URL(studioUrl).origin}`,
  ]
  return [
    { key: 'Content-Security-Policy', value: policy.join('; ') },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  ]
}
