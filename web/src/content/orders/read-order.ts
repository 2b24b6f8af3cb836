import { sanityFetch } from '../lake/fetch'
import { fetchPrivate } from '../lake/private'
import { siteSettings } from '../site/site'
import { isTokenOf, orderIdPattern, tokenPattern } from '../forms/token'
import type { OrderLink } from './order-link'
import { invoiceSampleQuery, paymentSampleQuery } from './queries'
import { shopSettings } from './settings'
import { type OrderView, toOrderView, toSampleOrder, toShopParty } from './view'

/**
 * The order of a private link, as it is at this moment.
 * @returns undefined when there is none, or when the token is another one
 * @throws LakeUnavailableError when the lake is down
 */
export async function orderByLink({ id, token }: OrderLink): Promise<OrderView | undefined> {
  if (!orderIdPattern.test(id) || !tokenPattern.test(token)) return undefined
  const order = await fetchPrivate('order', id)
  if (!order || !isTokenOf(token, order.linkHash)) return undefined
  const { title, contacts } = await siteSettings()
  return toOrderView(order, toShopParty(title, contacts))
}

/** The sample order; undefined while the samples are off. */
export async function sampleOrder(): Promise<OrderView | undefined> {
  const [{ invoice, showSamples }, { tax }, { title, contacts }] = await Promise.all([
    sanityFetch(invoiceSampleQuery),
    shopSettings(),
    siteSettings(),
  ])
  return invoice && showSamples ? toSampleOrder(invoice, toShopParty(title, contacts), tax.name) : undefined
}

/** What the payment confirmation shows as a sample, line by line; undefined while the samples are off. */
export async function samplePayment() {
  const { payment, showSamples } = await sanityFetch(paymentSampleQuery)
  return showSamples ? (payment ?? undefined) : undefined
}
