import type { CartLine } from '../cart/types'
import type { Cents } from '../money/cents'

/** The sample cart with its sums exactly as the document says; the lines need not add up to them. */
export type CartSample = {
  lines: CartLine[]
  /** The promo code of the coupon. */
  couponCode?: string
  /** The minimum subtotal of the code. */
  couponMinimum?: Cents
  subtotal: Cents
  /** The reduction of the coupon: 0 or less. */
  coupon: Cents
  deliveryFee: Cents
  vat: Cents
  total: Cents
}

/** The figures in the header until the visitor changes something. */
export type Badges = { cart: { count: number; subtotal: Cents }; wishlist: { count: number } }
