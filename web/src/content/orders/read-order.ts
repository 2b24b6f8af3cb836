import { sanityFetch } from '../lake/fetch'
import { siteSettings } from '../site/site'
import type { OrderLink } from './order-link'
import { invoiceSampleQuery, paymentSampleQuery } from './queries'
import { shopSettings } from './settings'
import { storedOrder } from './stored-order'
import { type OrderView, toOrderView, toSampleOrder, toShopParty } from './view'

/** The order of a private link as its pages show it; see `storedOrder`. */
export async function orderByLink(link: OrderLink): Promise<OrderView | undefined> {
  const order = await storedOrder(link)
  if (!order) return undefined
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
