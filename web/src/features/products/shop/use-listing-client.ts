'use client'

import { useMemo, useSyncExternalStore } from 'react'
import type { ListingState } from '@/content/facets/address'
import { listingHref, type ShopView, viewShop } from '@/content/shop/listing'
import type { Shop } from '@/content/shop/types'
import { type ShopLayout, shopLayouts } from './layouts'

/** Told to `window` after `pushState`, which tells nobody by itself. */
const pushed = 'listing-pushed'

function subscribe(onChange: () => void): () => void {
  const events = ['popstate', pushed]
  for (const event of events) addEventListener(event, onChange)
  return () => {
    for (const event of events) removeEventListener(event, onChange)
  }
}

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
  const search = useSyncExternalStore(
    subscribe,
    // Next keeps the pages visited last in the document, hidden: the address may be another page's.
    () => (location.pathname === path ? location.search : served),
    () => served,
  )
  const view = useMemo(
    () => viewShop(shop, search, pageSize, isCumulative),
    [shop, search, pageSize, isCumulative],
  )
  const show = (href: string) => {
    if (href === `${path}${location.search}`) return
    history.pushState(null, '', href)
    dispatchEvent(new Event(pushed))
  }
  return {
    path,
    view,
    hrefOf: (change) => listingHref(path, { ...view.state, ...change }),
    show,
    apply: (form) => {
      if (!form) return
      const query = new URLSearchParams(
        [...new FormData(form)].map(([key, value]) => [key, typeof value === 'string' ? value : '']),
      )
      const { state } = viewShop(shop, String(query), pageSize, isCumulative)
      show(listingHref(path, { ...state, page: 1 }))
    },
  }
}
