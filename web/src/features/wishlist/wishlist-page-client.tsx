'use client'

import { screenHref } from '@shop/studio/routes'
import { useSearchParams } from 'next/navigation'
import { Suspense } from 'react'
import { parseShared, type Wish } from '@/content/wishlist/wishlist'
import { EmptyList } from '@/ui/empty-state'
import { ShareList } from './share-list-client'
import { SharedList } from './shared-list-client'
import { useShownWishes } from './use-shown-wishes-client'
import { WishGrid } from './wish-grid-client'
import * as common from '@/messages/common'
import * as messages from '@/messages/wishlist'

/**
 * The visitor's wishlist, or the one that the address shares. The address is known in the browser only: the page is
 * the same file for all visitors.
 */
export function WishlistPage({ first }: { first: Wish[] }) {
  return (
    <Suspense fallback={<OwnList first={first} />}>
      <AddressedList first={first} />
    </Suspense>
  )
}

function AddressedList({ first }: { first: Wish[] }) {
  const shared = parseShared(useSearchParams().toString())
  return shared.length > 0 ? <SharedList numbers={shared.join(',')} /> : <OwnList first={first} />
}

function OwnList({ first }: { first: Wish[] }) {
  const { status, wishes } = useShownWishes(first)
  const shown = Array.isArray(wishes) ? wishes : []
  return (
    <div className="flex flex-col gap-10" data-until={status === 'unread' ? 'read' : undefined}>
      <WishGrid wishes={shown} />
      {shown.length === 0 ? (
        <EmptyList href={screenHref('shop-v1')} linkLabel={common.goToTheShop}>
          {messages.emptyWishlist}
        </EmptyList>
      ) : (
        <ShareList wishes={shown} />
      )}
    </div>
  )
}
