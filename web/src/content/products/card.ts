import { toPicture } from '../pictures/picture'
import type { Picture } from '../pictures/types'
import { productHref } from '@shop/studio/routes'

type RawCard = {
  _id: string
  number?: number | null
  name?: string | null
  category?: string | null
  price?: number | null
  salePrice?: number | null
  badge?: string | null
  picture?: Parameters<typeof toPicture>[0]
}

/** A product of the shop as a card shows it; prices in dollars. */
export type ProductCard = {
  id: string
  name: string
  href: string
  category?: string
  price: number
  salePrice?: number
  badge?: string
  picture?: Picture
}

/** A card, or nothing when the product has no number, name or price yet. */
export function toProductCard(raw: RawCard | null): ProductCard | undefined {
  if (!raw?.number || !raw.name || raw.price == null) return undefined
  return {
    id: raw._id,
    name: raw.name,
    href: productHref(raw.number),
    category: raw.category ?? undefined,
    price: raw.price,
    salePrice: raw.salePrice ?? undefined,
    badge: raw.badge ?? undefined,
    picture: toPicture(raw.picture),
  }
}
