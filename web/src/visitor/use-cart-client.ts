'use client'

import {
  type CurrentPrices,
  type NewLine,
  reductionOf,
  type RemovedLine,
  withLine,
  withoutLine,
  withPrices,
  withPricesSeen,
  withQuantity,
  withRestored,
} from '@/content/cart/cart'
import type { CartLine } from '@/content/cart/types'
import type { Cents } from '@/content/money/cents'
import type { Reduction } from '@/content/money/totals'
import { useStored } from '@/ui/browser-store'
import { cartStore, changeCart, loadFirstLines } from './cart-store'

/** The lines of an empty cart; always the same array, so that components do not render again. */
const noLines: CartLine[] = []

const actions = {
  add: (line: NewLine) => changeCart((cart) => withLine(cart, line)),
  setQuantity: (key: string, quantity: number) => changeCart((cart) => withQuantity(cart, key, quantity)),
  remove: (key: string) => changeCart((cart) => withoutLine(cart, key)),
  restore: (removed: RemovedLine) => changeCart((cart) => withRestored(cart, removed)),
  /** Stores a code that the server has accepted, with its reduction; without arguments it removes the code. */
  setPromoCode: (code?: string, reduction?: Reduction, minimumSubtotal?: Cents) =>
    changeCart((cart) => ({
      ...cart,
      promo: code && reduction ? { code, reduction, minimumSubtotal } : undefined,
    })),
  /** Chooses a delivery by its key. */
  setShipping: (shipping: string) => changeCart((cart) => ({ ...cart, shipping })),
  setPrices: (prices: CurrentPrices) => {
    const cart = cartStore.get()
    if (!cart) return
    const lines = withPrices(cart.lines, prices)
    if (lines !== cart.lines) cartStore.set({ ...cart, lines })
  },
  /** The visitor has read the changed prices. */
  acceptPrices: () => changeCart(withPricesSeen),
}

/** `unread` on the server and while the page hydrates; `first` until the visitor changes something; then `own`. */
export type CartStatus = 'unread' | 'first' | 'own'

/**
 * The visitor's cart and what can be done with it. Two tabs show the same.
 * @returns `lines` of the own cart; none while the status is not `own`: what a cart begins with is content, which the
 *   page or `loadFirstLines` has
 */
export function useCart() {
  const cart = useStored(cartStore)
  const status: CartStatus = cart === undefined ? 'unread' : cart === null ? 'first' : 'own'
  return {
    status,
    lines: cart?.lines ?? noLines,
    promoCode: cart?.promo?.code,
    minimumSubtotal: cart?.promo?.minimumSubtotal,
    reduction: cart ? reductionOf(cart) : undefined,
    shipping: cart?.shipping,
    /** Fetches the initial cart, which the first change needs. */
    preload: () => {
      if (status !== 'own') loadFirstLines().catch(() => {})
    },
    ...actions,
  }
}
