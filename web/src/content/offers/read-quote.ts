import { currentShopSettings } from '../orders/settings'
import { toShopParty } from '../orders/view'
import { siteSettings } from '../site/site'
import type { QuoteLink } from './link'
import { placeAcceptedOrder } from './place-accepted-order'
import { storedQuoteByLink } from './stored-quote'
import { type QuoteView, toQuoteView } from './view'

/**
 * The request of a private link, as it is at this moment.
 * @returns undefined when there is none, or when the token is another one
 * @throws LakeUnavailableError when the lake is down
 */
export async function quoteByLink(link: QuoteLink): Promise<QuoteView | undefined> {
  const quote = await storedQuoteByLink(link)
  if (!quote) return undefined
  const [settings, { title, contacts }] = await Promise.all([currentShopSettings(), siteSettings()])
  // An acceptance whose order was not stored, because the site or the lake went down in between.
  const order = quote.state === 'accepted' ? await placeAcceptedOrder(quote, settings) : undefined
  return toQuoteView({ ...quote, order }, { settings, shop: toShopParty(title, contacts) })
}
