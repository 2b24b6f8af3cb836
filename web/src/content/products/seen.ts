import { productHref } from '@shop/studio/routes'
import type { SeenProduct } from '../cart/types'
import { stegaClean } from '../draft/metadata'
import { toCents } from '../money/cents'
import { thumbnailOf } from '../pictures/picture'
import type { Product } from './product'

/** A product as cart and wishlist store it. */
export function toSeen({ number, name, price, sale, category, pictures, ...product }: Product): SeenProduct {
  return {
    name: stegaClean(name),
    unitPrice: toCents(sale?.price ?? price),
    href: productHref(number),
    pictureSrc: thumbnailOf(pictures[0]),
    category: stegaClean(category),
    rating: product.reviewCount > 0 ? Math.round(product.rating) : undefined,
    reviewCount: product.reviewCount,
  }
}
