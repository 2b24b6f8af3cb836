'use client'

import { lazy, type ReactNode, useRef } from 'react'
import { emptySelection } from '@/content/facets/facets'
import type { Shop } from '@/content/shop/types'
import { ButtonLink } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { FilterBar } from './filter-bar-client'
import type { ShopLayout } from './layouts'
import { LoadMore } from './load-more-client'
import { ShopGrid } from './shop-grid'
import { useListing } from './use-listing-client'
import * as common from '@/messages/common'
import * as messages from '@/messages/shop'

// One layout of three has them.
const FilterPanel = lazy(async () => ({ default: (await import('./filter-panel-client')).FilterPanel }))
const Pagination = lazy(async () => ({ default: (await import('./pagination-client')).Pagination }))

type ShopListingProps = {
  shop: Shop
  layout: ShopLayout
  path: string
  /** Where Load More leads. */
  morePath: string
  /** The query of the address that the server rendered. */
  query: string
  /** Stands below the filter panel. */
  children?: ReactNode
}

/** Products of the shop with their filters: a form without script, filtered in memory with it. */
export function ShopListing({ shop, layout, path, morePath, query, children }: ShopListingProps) {
  const listing = useListing(shop, layout, path, query)
  const results = useRef<HTMLDivElement>(null)
  const { view, hrefOf, show } = listing
  const { items, total } = view.page
  const clearHref = hrefOf({ selection: emptySelection, page: 1 })
  const isPanel = layout === 'shop-v2'
  const toTop = () => {
    results.current?.focus({ preventScroll: true })
    results.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <div className={isPanel ? 'shop-columns' : 'flex flex-col gap-8 lg:gap-10'}>
      {isPanel ? (
        <FilterPanel shop={shop} listing={listing} />
      ) : (
        <FilterBar shop={shop} listing={listing} hasSort={layout === 'shop-v3'} />
      )}
      <div ref={results} tabIndex={-1} className="flex min-w-0 scroll-mt-28 flex-col gap-8 outline-none">
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6">
          <h2 className="sr-only">{messages.products}</h2>
          <output>{countText(total, shop.items.length, view.isUnfiltered)}</output>
          {!view.isUnfiltered && (
            <a
              href={clearHref}
              className="quiet-link min-h-11 text-kraft-deep"
              onClick={(event) => {
                event.preventDefault()
                show(clearHref)
                toTop()
              }}
            >
              {common.clearFilters}
            </a>
          )}
        </div>
        {items.length > 0 ? (
          <ShopGrid items={items} isNarrow={isPanel} />
        ) : (
          <EmptyState>{messages.nothingMatches}</EmptyState>
        )}
        {items.length === 0 && (
          <div className="flex justify-center">
            <ButtonLink href={clearHref}>{messages.showAllProducts}</ButtonLink>
          </div>
        )}
        {isPanel && total > 0 && <Pagination shop={shop} listing={listing} onTurn={toTop} />}
        {!isPanel && <LoadMore listing={listing} morePath={morePath} results={results} />}
      </div>
      {children}
    </div>
  )
}

function countText(total: number, all: number, isUnfiltered: boolean): string {
  return isUnfiltered ? messages.productCount(all) : messages.productsOfAll(total, all)
}
