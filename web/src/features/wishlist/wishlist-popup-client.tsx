'use client'

import { screenHref } from '@shop/studio/routes'
import { isAvailable, unitPriceOf } from '@/content/cart/cart'
import { formatCents } from '@/content/money/format'
import { ButtonLink } from '@/ui/button'
import { ItemLine } from '@/ui/item-line'
import { useShownWishes } from './use-shown-wishes-client'
import * as common from '@/messages/common'
import * as messages from '@/messages/wishlist'

/** How many items have room in the popup; the page shows all. */
const shownItems = 5

/** What the header's wishlist shows. */
export default function WishlistPopup() {
  const { wishes } = useShownWishes()
  if (wishes === 'failed') return <p className="min-h-40">{messages.wishlistNotLoaded}</p>
  if (!wishes) return <p className="min-h-40">{common.oneMoment}</p>
  const others = wishes.length - shownItems
  return (
    <>
      {wishes.length === 0 && <p>{messages.nothingOnWishlist}</p>}
      <ul className="flex flex-col divide-y divide-line border-y border-line empty:hidden">
        {wishes.slice(0, shownItems).map((wish) => (
          <ItemLine
            key={wish.product}
            {...wish.seen}
            amount={isAvailable(wish) ? formatCents(unitPriceOf(wish)) : null}
          />
        ))}
      </ul>
      {others > 0 && <p>{messages.andMore(others)}</p>}
      <ButtonLink href={screenHref('wishlist')}>{messages.viewWishlist}</ButtonLink>
    </>
  )
}
