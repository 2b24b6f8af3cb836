import { stegaClean } from '../draft/metadata'
import { sanityFetch } from '../lake/fetch'
import { cartSample } from '../samples/samples'
import type { CartSample } from '../samples/types'
import { checkoutQuery } from './queries'
import { shopSettings } from './settings'
import type { ShopSettings } from './types'

/** What the checkout offers, and the sample that it begins with. */
export type CheckoutContent = Pick<ShopSettings, 'shipping' | 'tax' | 'payments'> & {
  sample?: CartSample
  towns: string[]
  terms: string
}

export async function checkoutContent(): Promise<CheckoutContent> {
  const [checkout, sample, { shipping, tax, payments }] = await Promise.all([
    sanityFetch(checkoutQuery),
    cartSample(),
    shopSettings(),
  ])
  return {
    sample,
    shipping,
    tax,
    payments,
    towns: stegaClean(checkout?.cities ?? []),
    terms: checkout?.termsText ?? 'I have read the terms and conditions and agree to them.',
  }
}
