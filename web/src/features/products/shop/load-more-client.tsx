'use client'

import type { RefObject } from 'react'
import { listingHref } from '@/content/shop/listing'
import { buttonClass } from '@/ui/button-look'
import type { Listing } from './use-listing-client'
import * as common from '@/messages/common'

type LoadMoreProps = {
  listing: Listing
  /** The listing that has the next page; usually this one. */
  morePath: string
  results: RefObject<HTMLElement | null>
}

/**
 * Adds the next page below; on `/shop-v3` it leads to `/shop-v1`, which shows more (specification section 2).
 * A client component for its click handler.
 */
export function LoadMore({ listing, morePath, results }: LoadMoreProps) {
  const { items, page, pageCount } = listing.view.page
  if (page >= pageCount) return null
  const isOwn = morePath === listing.path
  const href = isOwn
    ? listing.hrefOf({ page: page + 1 })
    : listingHref(morePath, { ...listing.view.state, page: 1 })
  const showMore = () => {
    const shown = items.length
    listing.show(href)
    requestAnimationFrame(() => {
      results.current?.querySelectorAll<HTMLElement>('li .card-link')[shown]?.focus()
    })
  }
  return (
    <div className="flex justify-center">
      <a
        href={href}
        className={buttonClass('quiet')}
        onClick={
          isOwn
            ? (event) => {
                event.preventDefault()
                showMore()
              }
            : undefined
        }
      >
        {common.loadMore}
      </a>
    </div>
  )
}
