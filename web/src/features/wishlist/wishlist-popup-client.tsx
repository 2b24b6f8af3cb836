'use client'

import { screenHref } from '@shop/studio/routes'
import { ButtonLink } from '@/ui/button'
import { ItemLine } from '@/ui/item-line'
import { moneyWithCents } from '@/ui/money'
import { useWishlist } from './use-wishlist-client'

/** What the header's wishlist shows. */
export default function WishlistPopup() {
  const { items } = useWishlist({ isWanted: true })
  if (!items) return <p className="min-h-40">One moment …</p>
  return (
    <>
      {items.length === 0 && <p>Nothing on the wishlist yet.</p>}
      <ul className="flex flex-col divide-y divide-line border-y border-line empty:hidden">
        {items.map((item) => (
          <ItemLine key={item.id} {...item} amount={moneyWithCents(item.price)} />
        ))}
      </ul>
      <ButtonLink href={screenHref('wishlist')}>View All Wishlist</ButtonLink>
    </>
  )
}
