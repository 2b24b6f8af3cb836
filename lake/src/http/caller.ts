import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'
import { isLoopbackAddress } from './origins.ts'

/**
 * Proxies whose entries in `X-Forwarded-For` are trusted: their number, where each appends the address of its caller, or
 * one on this machine (`loopback`).
 */
export type TrustedProxies = number | 'loopback'

/** The sender of a request, for limits: an IPv4 address or an IPv6 network. Entries further left in the header can be forged. */
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
 * The network (/48) that a caller with an IPv6 address belongs to, and every other caller as it is: providers give a household or a
 * server up to 65,536 of the networks that count as one address each, and in a queue each would have a turn.
 */
export const householdOf = (caller: string): string =>
  caller.endsWith('::/64') ? networkOf(caller.slice(0, -'/64'.length), 48) : caller

/** An address, of IPv6 its first half: a provider gives each household and each server a whole network (/64). */
export function networkOf(address: string, bits = 64): string {
  if (!isIPv6(address)) return address
  // without the network card of an address of the same cable, such as `%eth0`: its name can have any letters
  const found = ipaddr.process(address.replace(/%.*/, ''))
  if (found.kind() === 'ipv4') return found.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${found.toString()}/${bits}`).toString()}/${bits}`
}
