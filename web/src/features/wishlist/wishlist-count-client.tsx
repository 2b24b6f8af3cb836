'use client'

import { useWishlist } from '@/visitor/use-wishlist-client'

/** How many items the wishlist has; the sample's figure until the visitor changes the list. */
export function WishlistCount({ count }: { count: number }) {
  const { status, wishes } = useWishlist()
  return status === 'own' ? wishes.length : count
}
