import type { PictureSource } from '../pictures/picture'

/** What cart and wishlist show of a product. */
export type SampleItem = {
  id: string
  name: string
  text?: string
  picture?: PictureSource
  /** The product's own page, if the item has a product. */
  href?: string
}

export type CartLine = SampleItem & { category?: string; unitPrice: number; quantity: number }

export type CartSample = {
  badge: number
  lines: CartLine[]
  /** Dollars, exactly as the sample says; the lines need not add up to them. */
  subtotal: number
  coupon: number
  deliveryFee: number
  vat: number
  total: number
}

export type WishlistItem = SampleItem & { price: number }

export type WishlistSample = { badge: number; rating: number; ratingCount: number; items: WishlistItem[] }

/** The figures in the header before anything was opened. */
export type Badges = { cart: { count: number; subtotal: number }; wishlist: { count: number } }
