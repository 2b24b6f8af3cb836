import { createHmac } from 'node:crypto'
import { config } from '../config'

/** 128 random bits in base64url, which the browser makes. Only their hash is stored. */
export const quoteTokenPattern = /^[\w-]{22}$/

/**
 * The token of a request that was sent without script, where no browser makes one: the same for the same request, so that
 * sending it twice is one request with one link. Only the site can compute it.
 */
export function tokenFor(id: string): string {
  if (!config.apiToken) throw new Error('SANITY_API_TOKEN is needed for the private links of requests')
  const hash = createHmac('sha256', config.apiToken).update(`quote ${id}`).digest()
  return hash.subarray(0, 16).toString('base64url')
}
