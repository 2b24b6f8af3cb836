import { isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'
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
  return networkOfAddress(hops.at(-1 - trustedProxies) ?? hops[0] ?? 'unknown')
}

/** An IPv4 address, or the first half of an IPv6 address. */
export const networkOfAddress = (address: string): string => networkOf(address, 64)

/**
 * The network (/48) of a visitor with an IPv6 address; undefined for others. Providers give a household up to 65,536 of the
 * networks that count as one visitor each.
 */
export const providerNetworkOf = (visitor: string): string | undefined =>
  visitor.endsWith('::/64') ? networkOf(visitor.slice(0, -'/64'.length), 48) : undefined

function networkOf(address: string, bits: number): string {
  if (!isIPv6(address)) return withoutPort(address, bits)
  // without the network card of an address of the same cable, such as `%eth0`: its name can have any letters
  const found = ipaddr.process(address.replace(/%.*/, ''))
  if (found.kind() === 'ipv4') return found.toString()
  if (found instanceof ipaddr.IPv6 && embedding.has(found.range()))
    return found.parts
      .slice(6)
      .flatMap((part) => [part >> 8, part & 255])
      .join('.')
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${found.toString()}/${bits}`).toString()}/${bits}`
}

/** Some proxies write the port, too: `203.0.113.7:51234`, `[2001:db8::7]:51234`. */
function withoutPort(address: string, bits: number): string {
  const [, ipv6, ipv4] = /^(?:\[([\da-f:.]+)(?:%[^\]]*)?\](?::\d+)?|([\d.]+):\d+)$/i.exec(address) ?? []
  return ipv6 && isIPv6(ipv6) ? networkOf(ipv6, bits) : (ipv4 ?? address)
}

/** Networks by which others with an IPv4 address are reached (RFC 6052, RFC 6145): its numbers stand at the end. */
const embedding = new Set<string>(['rfc6052', 'rfc6145'])
