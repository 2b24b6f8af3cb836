import { isIPv6 } from 'node:net'
import { config } from '../config.ts'

/**
 * Who sent a request, for rate limits: an IPv4 address, or the first half of an IPv6 address (a provider gives a
 * household the whole network). Each proxy appends the address that it was called from to `X-Forwarded-For`, and so does
 * our own server (server.ts): with no trusted proxy the last entry is the caller, with one the entry before it. What
 * is further left can be forged, and is ignored.
 */
export function visitorOf(headers: Headers, trustedProxies = config.trustedProxies): string {
  const hops = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean)
  return networkOf(hops.at(-1 - trustedProxies) ?? hops[0] ?? 'unknown')
}

/**
 * The network (/48) of a visitor with an IPv6 address; undefined for others. Providers give a household up to 65,536 of the
 * networks that count as one visitor each.
 */
export function providerNetworkOf(visitor: string): string | undefined {
  const [, network] = /^((?:[\da-f]+:){3})[\da-f]+::\/64$/.exec(visitor) ?? []
  return network && `${network}:/48`
}

function networkOf(address: string): string {
  const [plain = ''] = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const missing = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
