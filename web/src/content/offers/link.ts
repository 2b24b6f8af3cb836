import { config } from '../config'
import { deriveToken, hashOf, isTokenOf } from '../forms/token'
import type { OrderLink } from '../orders/order-link'
import { uuidOf } from '../uuid'

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

/** The private link of the order that an accepted offer makes. Its id is fixed, so that accepting twice makes one order; no checkout takes it. */
export const orderLinkOf = (id: string): OrderLink => ({
  id: uuidOf(hashOf(`order of quote ${id}`), '8'),
  token: derive(`order:${id}`).toString('hex'),
})

function derive(purpose: string): Buffer {
  if (!config.revalidateSecret)
    throw new Error('SANITY_REVALIDATE_SECRET is needed for the private links of mails')
  return deriveToken(config.revalidateSecret, purpose)
}
