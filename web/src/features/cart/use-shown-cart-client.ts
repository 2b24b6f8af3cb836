'use client'

import type { CartLine } from '@/content/cart/types'
import { loadFirstLines } from '@/visitor/cart-store'
import { useCart } from '@/visitor/use-cart-client'
import { useCurrentPrices } from '@/visitor/use-current-prices-client'
import { useFirstList } from '@/visitor/use-first-list-client'

/**
 * The cart as it is shown: the visitor's own with current prices, before that the initial cart.
 * @param first the initial cart, on a page that has it; else it is fetched
 * @returns `lines`: undefined while they are not known, 'failed' when they could not be fetched
 */
export function useShownCart(first?: CartLine[]) {
  const cart = useCart()
  const fetched = useFirstList(cart.status === 'first', loadFirstLines)
  useCurrentPrices(
    cart.lines.map(({ product }) => product),
    cart.setPrices,
  )
  return { ...cart, lines: cart.status === 'own' ? cart.lines : (first ?? fetched) }
}
