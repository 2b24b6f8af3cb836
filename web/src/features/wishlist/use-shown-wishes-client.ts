'use client'

import { useEffect, useState } from 'react'
import type { Wish } from '@/content/wishlist/wishlist'
import { useWishlist } from '@/visitor/use-wishlist-client'
import { useCurrentPrices } from '@/visitor/use-current-prices-client'
import { loadFirstWishes } from '@/visitor/wishlist-store'

const numbersOf = (wishes: Wish[]) => wishes.map(({ product }) => product)

/**
 * The wishlist as it is shown: the visitor's own, before that what a wishlist begins with.
 * @param first what a wishlist begins with, on a page that has it; else it is fetched
 * @returns `wishes`: undefined while they are not known, 'failed' when they could not be fetched
 */
export function useShownWishes(first?: Wish[]) {
  const wishlist = useWishlist()
  const [fetched, setFetched] = useState<Wish[] | 'failed'>()
  const isFirst = wishlist.status === 'first'
  useEffect(() => {
    if (isFirst)
      loadFirstWishes().then(setFetched, (error: unknown) => {
        console.warn('What the wishlist begins with could not be fetched.', error)
        setFetched('failed')
      })
  }, [isFirst])
  useCurrentPrices(numbersOf(wishlist.wishes), wishlist.setPrices)
  return { ...wishlist, wishes: wishlist.status === 'own' ? wishlist.wishes : (first ?? fetched) }
}
