import type { IncomingMessage } from 'node:http'
import { providerNetworkOf, visitorOf } from '../src/content/forms/visitor.ts'

/**
 * Who sent a request, as `visitorOf` says; of IPv6 the whole network that a provider gives (/48): its 65,536 smaller ones would each
 * have a turn.
 */
export function visitorOfRequest({ headers }: IncomingMessage): string {
  const visitor = visitorOf(new Headers({ 'x-forwarded-for': String(headers['x-forwarded-for'] ?? '') }))
  return providerNetworkOf(visitor) ?? visitor
}
