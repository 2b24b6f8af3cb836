/*
 * Ids and secrets of the private links of orders and quote requests, on the server. Their addresses, which the browser
 * builds as well, are in orders/order-link.ts.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { config } from '../config'

/** What a document stores of its private link. */
export const hashOf = (token: string | Uint8Array): string => createHash('sha256').update(token).digest('hex')

/** Whether a token belongs to a stored hash. */
export function isTokenOf(token: string, linkHash: string | undefined): boolean {
  const [given, stored] = [Buffer.from(hashOf(token)), Buffer.from(linkHash ?? '')]
  return given.length === stored.length && timingSafeEqual(given, stored)
}

/**
 * The token of a quote request that was sent without script, where no browser makes one: the same for the same request, so
 * that sending it twice is one request with one link. Only the site can compute it.
 */
export function tokenFor(id: string): string {
  if (!config.apiToken) throw new Error('SANITY_API_TOKEN is needed for the private links of requests')
  return deriveToken(config.apiToken, `quote ${id}`).toString('base64url')
}

/** 128 bits for a purpose, which only the holder of the secret can compute. */
export const deriveToken = (secret: string, purpose: string): Buffer =>
  createHmac('sha256', secret).update(purpose).digest().subarray(0, 16)
