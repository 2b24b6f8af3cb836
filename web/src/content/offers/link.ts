import { createHash, createHmac } from 'node:crypto'
import { config } from '../config'
import { hashOf, isTokenOf } from '../orders/link'
import type { OrderLink } from '../orders/order-link'

/** The UUID of a request. */
export const quoteIdPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** A request's id and a secret of one of its private links. */
export type QuoteLink = { id: string; token: string }

/**
 * The token of the links in emails. A request stores only the hash of the token that its buyer got, so the site derives
 * a second token from its own secret. A new secret makes the links in earlier emails invalid.
 */
export const mailToken = (id: string): string => derive(`quote:${id}`).toString('base64url')

/** Whether a token opens a request: the one that its buyer got, or that of its mails. Both are always compared. */
export function opensQuote({ id, token }: QuoteLink, linkHash: string | undefined): boolean {
  const isOwn = isTokenOf(token, linkHash)
  const isMailed = isTokenOf(token, hashOf(mailToken(id)))
  return isOwn || isMailed
}

/** The private link of the order that an accepted offer makes. Its id is fixed, so that accepting twice makes one order. */
export const orderLinkOf = (id: string): OrderLink => ({
  id: orderIdOf(id),
  token: derive(`order:${id}`).toString('hex'),
})

function orderIdOf(id: string): string {
  const digits = createHash('sha256').update(`order of quote ${id}`).digest('hex')
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `a${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-')
}

function derive(purpose: string): Buffer {
  if (!config.revalidateSecret)
    throw new Error('SANITY_REVALIDATE_SECRET is needed for the private links of mails')
  return createHmac('sha256', config.revalidateSecret).update(purpose).digest().subarray(0, 16)
}
