'use client'

import { screenHref } from '@shop/studio/routes'
import { formatCents } from '@/content/money/format'
import { ButtonLink } from '@/ui/button'
import { ItemLine } from '@/ui/item-line'
import { useShownWishes } from './use-shown-wishes-client'

/** How many items have room in the popup; the page shows all. */
const shownItems = 5

/** What the header's wishlist shows. */
export default function WishlistPopup() {
  const { wishes } = useShownWishes()
  if (wishes === 'failed')
    return <p className="min-h-40">We could not load the wishlist. Check your connection.</p>
  if (!wishes) return <p className="min-h-40">One moment …</p>
  const others = wishes.length - shownItems
  return (
    <>
      {wishes.length === 0 && <p>Nothing on the wishlist yet.</p>}
      <ul className="flex flex-col divide-y divide-line border-y border-line empty:hidden">
        {wishes.slice(0, shownItems).map(({ product, seen }) => (
          <ItemLine key={product} {...seen} amount={formatCents(seen.unitPrice)} />
        ))}
      </ul>
      {others > 0 && <p>and {others} more</p>}
      <ButtonLink href={screenHref('wishlist')}>View All Wishlist</ButtonLink>
    </>
  )
}
