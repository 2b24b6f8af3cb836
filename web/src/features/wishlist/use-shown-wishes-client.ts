'use client'

import type { Wish } from '@/content/wishlist/wishlist'
import { useWishlist } from '@/visitor/use-wishlist-client'
import { useCurrentPrices } from '@/visitor/use-current-prices-client'
import { useFirstList } from '@/visitor/use-first-list-client'
import { loadFirstWishes } from '@/visitor/wishlist-store'

/**
 * The wishlist as it is shown: the visitor's own, before that what a wishlist begins with.
 * @param first what a wishlist begins with, on a page that has it; else it is fetched
 * @returns `wishes`: undefined while they are not known, 'failed' when they could not be fetched
 */
export function useShownWishes(first?: Wish[]) {
  const wishlist = useWishlist()
  const fetched = useFirstList(wishlist.status === 'first', loadFirstWishes)
  useCurrentPrices(
    wishlist.wishes.map(({ product }) => product),
    wishlist.setPrices,
  )
  return { ...wishlist, wishes: wishlist.status === 'own' ? wishlist.wishes : (first ?? fetched) }
}
