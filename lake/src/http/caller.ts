import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'
import { isLoopbackAddress } from './origins.ts'

/**
 * Proxies whose entries in `X-Forwarded-For` are trusted: their number, where each appends the address of its caller, or
 * one on this machine (`loopback`).
 */
export type TrustedProxies = number | 'loopback'

/** The sender of a request, for limits: see `networkOf`. Entries further left in the header can be forged. */
export function callerAddress(request: IncomingMessage, trusted: TrustedProxies): string {
  const address = request.socket.remoteAddress ?? 'unknown'
  const count = trusted === 'loopback' ? Number(isLoopbackAddress(address)) : trusted
  const hops = String(count > 0 ? (request.headers['x-forwarded-for'] ?? '') : '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean)
  return networkOf(hops.at(-count) ?? hops[0] ?? address)
}

/**
 * An address; of IPv6 the network (/48) that it is in. Providers give a household or a server up to 65,536 networks of the usual size
 * (/64), and in a queue each would have a turn.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return withoutPort(address)
  // without the network card of an address of the same cable, such as `%eth0`: its name can have any letters
  const found = ipaddr.process(address.replace(/%.*/, ''))
  if (found.kind() === 'ipv4') return found.toString()
  if (found instanceof ipaddr.IPv6 && embedding.has(found.range()))
    return found.parts
      .slice(6)
      .flatMap((part) => [part >> 8, part & 255])
      .join('.')
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${found.toString()}/48`).toString()}/48`
}

/** Some proxies write the port, too: `203.0.113.7:51234`, `[2001:db8::7]:51234`. */
function withoutPort(address: string): string {
  const [, ipv6, ipv4] = /^(?:\[([\da-f:.]+)(?:%[^\]]*)?\](?::\d+)?|([\d.]+):\d+)$/i.exec(address) ?? []
  return ipv6 && isIPv6(ipv6) ? networkOf(ipv6) : (ipv4 ?? address)
}

/** Networks by which others with an IPv4 address are reached (RFC 6052, RFC 6145): its numbers stand at the end. */
const embedding = new Set<string>(['rfc6052', 'rfc6145'])
