import { parseCart } from '@/content/cart/parse-cart'
import type { Cart, CartLine } from '@/content/cart/types'
import { browserStore } from '@/ui/browser-store'
import { onceFrom } from '@/ui/once-from'

/** The visitor's own cart; nothing is stored until something was changed. */
export const cartStore = browserStore<Cart>({ key: 'cart', version: 1, parse: parseCart })

/** Fetches what a cart begins with, once per visit: the sample's lines, or none while the samples are off. */
export const loadFirstLines = onceFrom<CartLine[]>('/samples/cart')

/**
 * Changes the cart. The first change turns what it begins with into the visitor's own cart; if that cannot be fetched,
 * the own cart begins empty.
 */
export async function changeCart(change: (cart: Cart) => Cart): Promise<void> {
  const lines = cartStore.get() ? [] : await loadFirstLines().catch(() => [])
  // Read again: another change may have come while the lines were on their way.
  cartStore.set(change(cartStore.get() ?? { lines }))
}
