import { parseCart } from '@/content/cart/parse-cart'
import type { Cart } from '@/content/cart/types'
import { browserStore } from '@/ui/browser-store'
import { onceFrom } from '@/ui/once-from'

/** The visitor's own cart; nothing is stored until something was changed. */
export const cartStore = browserStore<Cart>({ key: 'cart', version: 1, parse: parseCart })

/** Fetches the initial cart, once per visit: the sample's lines and coupon, or nothing while the samples are off. */
const loadFirstCart = onceFrom<Cart>('/samples/cart')

/** The lines that a cart begins with. */
export const loadFirstLines = () => loadFirstCart().then(({ lines }) => lines)

/**
 * Changes the cart. The first change makes the initial cart (the sample) the visitor's own; if that cannot be fetched,
 * the visitor's cart begins empty.
 */
export async function changeCart(change: (cart: Cart) => Cart): Promise<void> {
  const first = cartStore.get() ? undefined : await loadFirstCart().catch(() => undefined)
  // Read again: another change may have been made while the sample was being fetched.
  cartStore.set(change(cartStore.get() ?? first ?? { lines: [] }))
}
