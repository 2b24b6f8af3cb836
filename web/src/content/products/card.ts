import type { PageQueryResult } from '@shop/studio/types'
import type { ProductOption } from '../orders/types'
import { toPicture } from '../pictures/picture'
import type { Picture } from '../pictures/types'
import { productHref, screenHref } from '@shop/studio/routes'
import { isPrice } from '../money/price'
import { toOption } from './option'
import { toSale, type Sale } from './sale'

type Section = NonNullable<NonNullable<PageQueryResult>['sections']>[number]
type ProductCardResult = NonNullable<Extract<Section, { _type: 'productCollection' }>['products']>[number]

/** A product of the shop as a card shows it; prices in dollars. */
export type ProductCard = {
  id: string
  number: number
  name: string
  href: string
  /** Where “Add to Cart” leads; computed here, so that the table of routes is not sent to the browser. */
  cartHref: string
  category?: string
  price: number
  salePrice?: number
  badge?: string
  picture?: Picture
  /** What the cart gets when nothing was chosen: the first size and the first colour. */
  option: ProductOption
}

/** A card, or `undefined` when the product has no number, name or price yet. */
export function toProductCard(raw: ProductCardResult | null): ProductCard | undefined {
  if (!raw?.number || !raw.name || !isPrice(raw.price)) return undefined
  const sale = toSale(raw.price, raw.sale)
  return {
    id: raw._id,
    number: raw.number,
    name: raw.name,
    href: productHref(raw.number),
    cartHref: screenHref('cart'),
    category: raw.category ?? undefined,
    price: raw.price,
    salePrice: sale?.price,
    badge: badgeOf(raw.badge, sale),
    picture: toPicture(raw.picture),
    option: toOption(raw.option),
  }
}

/** The badge that an editor chose; without one, a sale shows its percentage. “Hot Sale” needs a sale. */
function badgeOf(chosen: string | null | undefined, sale: Sale | undefined): string | undefined {
  if (chosen && (sale || chosen !== 'Hot Sale')) return chosen
  return sale && sale.percent > 0 ? `${sale.percent}% OFF` : undefined
}
