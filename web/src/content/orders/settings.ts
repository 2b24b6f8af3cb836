import type { ShopSettingsQueryResult } from '@shop/studio/types'
import { stegaClean } from '../draft/metadata'
import { fetchUncached, sanityFetch } from '../lake/fetch'
import { toCents } from '../money/cents'
import { isPrice } from '../money/price'
import { toThousandths } from '../money/totals'
import { shopSettingsQuery } from './queries'
import type { ShopSettings } from './types'

/** Delivery, tax and ways to pay; a card only while the samples are shown. */
export async function shopSettings(): Promise<ShopSettings> {
  return toShopSettings(await sanityFetch(shopSettingsQuery))
}

/**
 * The settings as they are at this moment, uncached, for an order.
 * @throws LakeUnavailableError when the lake is down
 */
export async function currentShopSettings(): Promise<ShopSettings> {
  return toShopSettings(await fetchUncached(shopSettingsQuery))
}

/** The settings with amounts in cents; a choice that is not filled in is left out. */
function toShopSettings({ settings, payments, showSamples }: ShopSettingsQueryResult): ShopSettings {
  return {
    shipping: (settings?.shippingChoices ?? []).flatMap(({ _key, name, price, text }) =>
      name && isPrice(price) ? [{ key: _key, name, text: text ?? undefined, price: toCents(price) }] : [],
    ),
    tax: {
      name: settings?.taxName ?? 'Tax',
      rate: toThousandths(Math.min(Math.max(settings?.taxRate ?? 0, 0), 100)),
      isIncluded: settings?.isTaxIncluded !== false,
    },
    payments: (payments ?? []).flatMap(({ name, text, kind: given }) => {
      const kind = stegaClean(given)
      if (!name || !kind || (kind === 'card' && !showSamples)) return []
      return [{ kind, name, text: text ?? undefined }]
    }),
    orderPrefix: stegaClean(settings?.orderPrefix) ?? 'N',
    showSamples: showSamples === true,
  }
}
