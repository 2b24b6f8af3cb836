import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import { isLoopbackAddress } from './origins.ts'

/**
 * Proxies that are believed when `X-Forwarded-For` says for whom they ask: as many as the number says, each of which appends
 * the address that it was called from, or one on this machine (`loopback`).
 */
export type TrustedProxies = number | 'loopback'

/** Who sent a request, for limits: an IPv4 address or an IPv6 network. What stands further left in the header can be forged. */
export function callerAddress(request: IncomingMessage, trusted: TrustedProxies): string {
  const address = request.socket.remoteAddress ?? 'unknown'
  const count = trusted === 'loopback' ? Number(isLoopbackAddress(address)) : trusted
  const hops = String(count > 0 ? (request.headers['x-forwarded-for'] ?? '') : '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean)
  return networkOf(hops.at(-count) ?? hops[0] ?? address)
}

/** The first half of an IPv6 address: providers give each household, and each server, all addresses that begin so. */
function networkOf(address: string): string {
  const [plain = ''] = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const groups = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  while (tail !== undefined && groups.length + after.length < 8) groups.push('0')
  const network = [...groups, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
