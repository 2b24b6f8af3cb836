import type { CartLine } from '../cart/types'
import type { Cents } from '../money/cents'
import type { Wish } from '../wishlist/wishlist'

/** The sample cart with its sums exactly as the document says; the lines need not add up to them. */
export type CartSample = {
  lines: CartLine[]
  subtotal: Cents
  /** What a coupon takes off: 0 or less. */
  coupon: Cents
  deliveryFee: Cents
  vat: Cents
  total: Cents
}

/** The sample wishlist; every item shows the same stars and number of reviews. */
export type WishlistSample = { rating: number; ratingCount: number; wishes: Wish[] }

/** The figures in the header until the visitor changes something. */
export type Badges = { cart: { count: number; subtotal: Cents }; wishlist: { count: number } }
