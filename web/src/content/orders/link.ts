/*
 * Ids and secrets of the private links of orders and quote requests, on the server. Their addresses, which the browser
 * builds as well, are in order-link.ts.
 */
import { createHash, timingSafeEqual } from 'node:crypto'

/** A version 4 UUID, which the browser makes: the id of an order or a quote request. Sending it twice makes one document. */
export const orderIdPattern = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

/** 128 random bits, which the browser makes. Only their hash is stored. */
export const tokenPattern = /^[\da-f]{32}$/

/** What an order stores of its private link. */
export const hashOf = (token: string | Uint8Array): string => createHash('sha256').update(token).digest('hex')

/** Whether a token belongs to a stored hash. */
export function isTokenOf(token: string, linkHash: string | undefined): boolean {
  const [given, stored] = [Buffer.from(hashOf(token)), Buffer.from(linkHash ?? '')]
  return given.length === stored.length && timingSafeEqual(given, stored)
}
