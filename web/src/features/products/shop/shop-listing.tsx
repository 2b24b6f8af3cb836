import type { ReactNode } from 'react'
import { emptySelection } from '@/content/facets/facets'
import type { ProductCard } from '@/content/products/card'
import { shopHref } from '@/content/shop/listing'
import { ButtonLink } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { Listing } from '@/ui/listing/listing-client'
import { LoadMore, Results } from '@/ui/listing/results'
import { FilterBar } from './filter-bar'
import { FilterPanel } from './filter-panel'
import type { FilterProps } from './filter-parts'
import type { ShopLayout } from './layouts'
import { Pagination } from './pagination'
import { ShopGrid } from './shop-grid'
import * as messages from '@/messages/shop'

type ShopListingProps = FilterProps & {
  cards: ProductCard[]
  layout: ShopLayout
  /** The address of Load More. */
  morePath: string
  /** Shown below the filter panel. */
  children?: ReactNode
}

/** Products of the shop with their filters. */
export function ShopListing({ cards, layout, morePath, children, ...filters }: ShopListingProps) {
  const { path, view } = filters
  const { page, pageCount, total, firstNew, isFromStart } = view.page
  const clearHref = shopHref(path, { ...view.state, selection: emptySelection, page: 1 })
  const isPanel = layout === 'shop-v2'
  const isOwn = morePath === path
  return (
    <Listing query={view.query} className={isPanel ? 'shop-columns' : 'flex flex-col gap-8 lg:gap-10'}>
      {isPanel ? <FilterPanel {...filters} /> : <FilterBar {...filters} hasSort={layout === 'shop-v3'} />}
      <Results
        count={view.isUnfiltered ? messages.productCount(view.all) : messages.productsOfAll(total, view.all)}
        clearHref={view.isUnfiltered ? undefined : clearHref}
        startHref={isPanel || isFromStart ? undefined : shopHref(path, { ...view.state, page: 1 })}
      >
        <h2 className="sr-only">{messages.products}</h2>
        {cards.length > 0 ? (
          <ShopGrid cards={cards} firstNew={firstNew} isNarrow={isPanel} />
        ) : (
          <>
            <EmptyState>{messages.nothingMatches}</EmptyState>
            <div className="flex justify-center">
              <ButtonLink href={clearHref}>{messages.showAllProducts}</ButtonLink>
            </div>
          </>
        )}
        {isPanel && total > 0 && <Pagination {...filters} />}
        {!isPanel && page < pageCount && (
          <LoadMore href={shopHref(morePath, { ...view.state, page: isOwn ? page + 1 : 1 })} isOwn={isOwn} />
        )}
      </Results>
      {children}
    </Listing>
  )
}
