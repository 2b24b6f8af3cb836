import { productHref } from '@shop/studio/routes'
import { isRecord, isWholeNumber, parseText } from '../parse'
import type { SeenProduct } from './types'

/** No price of the shop comes near it; sums of a full cart stay exact. */
export const maxCents = 1_000_000_00

/** The number of a product (products.ts). */
export const isProductNumber = (value: unknown): value is number => isWholeNumber(value, 1, 999_999)

/** A stored product; its address is made anew from its number. */
export function parseSeen(product: number, raw: unknown): SeenProduct | undefined {
  if (!isRecord(raw)) return undefined
  const name = parseText(raw.name)
  if (!name || !isWholeNumber(raw.unitPrice, 0, maxCents)) return undefined
  return {
    name,
    unitPrice: raw.unitPrice,
    href: productHref(product),
    pictureSrc: parsePictureSrc(raw.pictureSrc),
    category: parseText(raw.category),
    text: parseText(raw.text),
    rating: isWholeNumber(raw.rating, 0, 5) ? raw.rating : undefined,
    reviewCount: isWholeNumber(raw.reviewCount, 0, 1e9) ? raw.reviewCount : undefined,
  }
}

/** What a product costs by the last check: cents, null when it was withdrawn, undefined when unknown. */
export const parseNow = (now: unknown) => (now === null || isWholeNumber(now, 0, maxCents) ? now : undefined)

/** A picture of this site or of the content lake's own host. */
function parsePictureSrc(value: unknown): string | undefined {
  const src = parseText(value, 600)
  return src && /^(?:\/(?![/\\])|https:\/\/cdn\.sanity\.io\/)/.test(src) ? src : undefined
}
