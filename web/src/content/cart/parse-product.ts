import { isRecord, isWholeNumber, parseText } from '../parse'
import type { ProductOption } from '../orders/types'
import type { SeenProduct } from './types'

/** Far above every price of the shop; with it, sums of a full cart are still exact integers. */
export const maxCents = 1_000_000_00

/** The number of a product (products.ts). */
export const isProductNumber = (value: unknown): value is number => isWholeNumber(value, 1, 999_999)

/** A stored product; its address and picture must belong to this site. */
export function parseSeen(raw: unknown): SeenProduct | undefined {
  if (!isRecord(raw)) return undefined
  const name = parseText(raw.name)
  const href = parseText(raw.href, 200)
  if (!name || !href || !localPath.test(href) || !isWholeNumber(raw.unitPrice, 0, maxCents)) return undefined
  return {
    name,
    unitPrice: raw.unitPrice,
    href,
    pictureSrc: parsePictureSrc(raw.pictureSrc),
    category: parseText(raw.category),
    text: parseText(raw.text),
    rating: isWholeNumber(raw.rating, 0, 5) ? raw.rating : undefined,
    reviewCount: isWholeNumber(raw.reviewCount, 0, 1e9) ? raw.reviewCount : undefined,
  }
}

/** A stored choice of size and colour. */
export function parseOption(raw: unknown): ProductOption {
  const { size, colour } = isRecord(raw) ? raw : {}
  return { size: parseText(size), colour: parseText(colour) }
}

/** The price of a product at the last check: cents, null when it was withdrawn, undefined when unknown. */
export const parseNow = (now: unknown) => (now === null || isWholeNumber(now, 0, maxCents) ? now : undefined)

/** A path on this site; two slashes would begin another host, also with a tab or a line break between, which browsers drop. */
export const localPath = /^\/(?![/\\])\P{Cc}*$/u

/** A picture of this site or of the content lake's own host. */
export function parsePictureSrc(value: unknown): string | undefined {
  const src = parseText(value, 600)
  return src && (localPath.test(src) || src.startsWith('https://cdn.sanity.io/')) ? src : undefined
}
