'use client'

import type { SeenProduct } from '@/content/cart/types'
import type { ProductOption } from '@/content/orders/types'
import { isWished } from '@/content/wishlist/wishlist'
import { useWishlist } from '@/visitor/use-wishlist-client'

export type WishedProduct = { product: number; seen: SeenProduct }

/**
 * Whether a product is on the wishlist, and what adds or removes it.
 * @param option is called when the product is added
 */
export function useWish({ product, seen }: WishedProduct, option: () => ProductOption) {
  const { wishes, add, remove } = useWishlist()
  const isPressed = isWished(wishes, product)
  return {
    isPressed,
    toggle: () => void (isPressed ? remove(product) : add({ product, option: option(), seen })),
  }
}
