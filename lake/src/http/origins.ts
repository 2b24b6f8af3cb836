import type { IncomingMessage, ServerResponse } from 'node:http'
import { isIP } from 'node:net'

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether an address (of a socket, or to listen on) is this machine's own. */
export const isLoopbackAddress = (address: string | undefined): boolean =>
  address !== undefined &&
  (address === 'localhost' || address === '::1' || /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(address))

/** Host names that are answered: further names, and whether any IP address is (which DNS cannot fake). */
export type KnownHosts = { names: readonly string[]; anyAddress: boolean }

/**
 * Whether the Host header names this machine. A name that an attacker's DNS points at 127.0.0.1 does not, so a page
 * of theirs cannot reach the lake as if it were its own.
 */
export function isKnownHost(host: string | undefined, known: KnownHosts): boolean {
  if (host === undefined) return false
  const name = host.replace(/:\d+$/, '').toLowerCase()
  if (loopback.has(name) || known.names.includes(name)) return true
  return known.anyAddress && isIP(name.replace(/^\[|\]$/g, '')) !== 0
}

/** Whether a browser page of this origin may use the lake. */
export const isAllowedOrigin = (origin: string | undefined, allowed: readonly string[]): boolean =>
  origin !== undefined && allowed.includes(origin)

/** Whether, by its headers, the request was caused by a page that may not use the lake. */
export function isForeignPage(request: IncomingMessage, allowed: readonly string[]): boolean {
  const { origin } = request.headers
  if (origin !== undefined) return !isAllowedOrigin(origin, allowed)
  return request.headers['sec-fetch-site'] === 'cross-site'
}

/** Adds the CORS headers for an allowed origin. Others get none, so their pages cannot read the answer. */
export function writeCorsHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  allowed: readonly string[],
): void {
  response.setHeader('Vary', 'Origin')
  const { origin } = request.headers
  if (origin === undefined || !isAllowedOrigin(origin, allowed)) return
  response.setHeader('Access-Control-Allow-Origin', origin)
  response.setHeader('Access-Control-Allow-Credentials', 'true')
  response.setHeader('Access-Control-Expose-Headers', 'X-Sanity-Shard, ETag, Content-Range')
}

/** Answers a preflight: 204 with permissions, or 403 without any for a foreign origin. */
export function answerPreflight(
  request: IncomingMessage,
  response: ServerResponse,
  allowed: readonly string[],
): void {
  if (!isAllowedOrigin(request.headers.origin, allowed)) {
    response.writeHead(403).end()
    return
  }
  const asked = request.headers['access-control-request-headers']
  response.writeHead(204, {
    'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE, HEAD',
    'Access-Control-Max-Age': '7200',
    ...(asked ? { 'Access-Control-Allow-Headers': asked } : {}),
  })
  response.end()
}
