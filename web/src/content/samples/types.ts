import type { CartLine } from '../cart/types'
import type { Cents } from '../money/cents'

/** The sample cart with its sums exactly as the document says; the lines need not add up to them. */
export type CartSample = {
  lines: CartLine[]
  /** The promo code that takes the coupon off. */
  couponCode?: string
  /** The goods that the code needs. */
  couponMinimum?: Cents
  subtotal: Cents
  /** What a coupon takes off: 0 or less. */
  coupon: Cents
  deliveryFee: Cents
  vat: Cents
  total: Cents
}

/** The figures in the header until the visitor changes something. */
export type Badges = { cart: { count: number; subtotal: Cents }; wishlist: { count: number } }
