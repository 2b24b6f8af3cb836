import { isPrice } from '../money/price'

type RawSale = { price?: number | null; endsAt?: string | null }

/** A sale that runs now; its price in dollars. */
export type Sale = {
  price: number
  /** How much is saved, in whole per cent, rounded down. A price that was rounded up to a whole cent counts as not rounded. */
  percent: number
  /** When it ends, as an ISO 8601 date; a sale without an end has no limit. */
  endsAt?: string
}

/**
 * The sale of a product, from `priceFields`.
 * @param price what the product costs without the sale, in dollars
 */
export function toSale(price: number, raw: RawSale | null | undefined): Sale | undefined {
  if (!isPrice(raw?.price) || !isPrice(price) || raw.price >= price) return undefined
  // Whole cents: 1 - 621 / 690 is a little less than a tenth in floating point.
  const [before, now] = [Math.round(price * 100), Math.round(raw.price * 100)]
  return {
    price: raw.price,
    percent: Math.ceil(((before - now + 1) * 100) / before) - 1,
    endsAt: raw.endsAt ?? undefined,
  }
}
