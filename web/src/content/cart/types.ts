import type { Cents } from '../money/cents'
import type { Reduction } from '../money/totals'
import type { ProductOption } from '../orders/types'

/** A product in the cart. */
export type CartLine = {
  /** Product and option; a cart has one line for each. */
  key: string
  /** The number of the product. */
  product: number
  option: ProductOption
  quantity: number
  seen: SeenProduct
  /** The price of the product at the last check, null when it was withdrawn; missing before the first check. */
  now?: Cents | null
}

/** A product as the visitor saw it when it was put into the cart or on the wishlist. */
export type SeenProduct = {
  name: string
  unitPrice: Cents
  href: string
  pictureSrc?: string
  category?: string
  /** A line below the name; the option without it. */
  text?: string
  /** Stars, from 0 to 5, and how many gave them. */
  rating?: number
  reviewCount?: number
}

/** The visitor's own cart. */
export type Cart = {
  lines: CartLine[]
  /** The promo code that was accepted, with what it takes off. */
  promo?: { code: string; reduction: Reduction; minimumSubtotal?: Cents }
  /** The key of the chosen delivery. */
  shipping?: string
}
