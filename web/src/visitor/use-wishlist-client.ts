'use client'

import { type CurrentPrices, withPrices } from '@/content/cart/cart'
import { type Wish, withoutWish, withWish } from '@/content/wishlist/wishlist'
import { useStored } from '@/ui/browser-store'
import { changeWishlist, wishlistStore } from './wishlist-store'

const noWishes: Wish[] = []

const actions = {
  add: (wish: Wish) => changeWishlist((wishes) => withWish(wishes, wish)),
  remove: (product: number) => changeWishlist((wishes) => withoutWish(wishes, product)),
  /** Stores what the products cost now. */
  setPrices: (prices: CurrentPrices) => {
    const wishes = wishlistStore.get()
    const priced = wishes && withPrices(wishes, prices)
    if (priced !== wishes) wishlistStore.set(priced)
  },
  /** Puts a removed wish into its place again. */
  restore: (wish: Wish, index: number) =>
    changeWishlist((wishes) => [...withoutWish(wishes, wish.product)].toSpliced(index, 0, wish)),
}

/**
 * The visitor's wishlist and what can be done with it. Two tabs show the same.
 * @returns `wishes` of the own list; none while the status is not `own` (see `useCart`)
 */
export function useWishlist() {
  const own = useStored(wishlistStore)
  const status =
    own === undefined ? ('unread' as const) : own === null ? ('first' as const) : ('own' as const)
  return { status, wishes: own ?? noWishes, ...actions }
}
