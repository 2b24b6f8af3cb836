'use client'

import { useMemo } from 'react'
import type { ListingState } from '@/content/facets/address'
import { listingHref, type ShopView, viewShop } from '@/content/shop/listing'
import type { Shop } from '@/content/shop/types'
import { queryOfForm, useListingAddress } from '@/ui/use-listing-address-client'
import { type ShopLayout, shopLayouts } from './layouts'

export type Listing = {
  path: string
  view: ShopView
  /** The address of this listing with a change. */
  hrefOf: (change: Partial<ListingState>) => string
  /** Shows an address of this listing without a request. */
  show: (href: string) => void
  /** Shows what a form asks for, from its first page. */
  apply: (form: HTMLFormElement | null) => void
}

/**
 * A listing that follows the address.
 * @param path the address of the listing without its query
 * @param served the query that the server rendered, without `?`
 */
export function useListing(shop: Shop, layout: ShopLayout, path: string, served: string): Listing {
  const { pageSize, isCumulative } = shopLayouts[layout]
  const { search, show } = useListingAddress(() => location.pathname === path, served)
  const view = useMemo(
    () => viewShop(shop, search, pageSize, isCumulative),
    [shop, search, pageSize, isCumulative],
  )
  return {
    path,
    view,
    hrefOf: (change) => listingHref(path, { ...view.state, ...change }),
    show,
    apply: (form) => {
      if (!form) return
      const { state } = viewShop(shop, String(queryOfForm(form)), pageSize, isCumulative)
      show(listingHref(path, { ...state, page: 1 }))
    },
  }
}
