import type { QuoteRequest } from '@shop/studio/types'
import { type Cents, toCents } from '../money/cents'
import { lineTotal, type Totals, totals } from '../money/totals'
import type { ShopSettings } from '../orders/types'

type RawOffer = NonNullable<QuoteRequest['offer']>

/** A line of an offer, in cents. */
export type OfferLine = {
  key: string
  name: string
  size?: string
  sku?: string
  unit: string
  quantity: number
  /** For `per` units, 1 by default. */
  unitPrice: Cents
  per?: number
  total: Cents
  note?: string
}

/** What an offer costs, and how it comes about. */
export type OfferBill = Totals & { lines: OfferLine[]; taxName: string; isTaxIncluded: boolean }

/** Adds an offer up, with the shop's tax. The Studio demands a price in every line. */
export function billOf({ lines: raw, shipping }: RawOffer, { tax }: Pick<ShopSettings, 'tax'>): OfferBill {
  const lines = (raw ?? []).flatMap(
    ({ _key, name, size, sku, unit, quantity, unitPrice, per, note }): OfferLine[] => {
      if (unitPrice === undefined || !quantity) return []
      const price = toCents(unitPrice)
      const total = lineTotal({ unitPrice: price, quantity, per })
      return [
        {
          key: _key,
          name: name ?? '',
          size,
          sku,
          unit: unit ?? 'piece',
          quantity,
          unitPrice: price,
          per,
          total,
          note,
        },
      ]
    },
  )
  return {
    ...totals({ lines, delivery: toCents(shipping ?? 0), tax }),
    lines,
    taxName: tax.name,
    isTaxIncluded: tax.isIncluded,
  }
}
