'use client'

import type { Shop } from '@/content/shop/types'
import { Button } from '@/ui/button'
import { Select } from '@/ui/field'
import { FilterBox } from '@/ui/filter-box'
import { AmountField, BrandField, Carried } from './filter-parts-client'
import type { Listing } from './use-listing-client'
import * as common from '@/messages/common'
import * as messages from '@/messages/shop'

type FilterBarProps = { shop: Shop; listing: Listing; hasSort: boolean }

/** Brand, order and price in a row above the products. A client component for its form's handlers. */
export function FilterBar({ shop, listing, hasSort }: FilterBarProps) {
  const { view, apply } = listing
  const { price } = view.state.selection.ranges
  return (
    <FilterBox apply={apply}>
      <form
        method="get"
        action={listing.path}
        aria-label={common.filters}
        className="filter-bar"
        onSubmit={(event) => {
          event.preventDefault()
          apply(event.currentTarget)
        }}
      >
        <BrandField shop={shop} listing={listing} />
        {hasSort && (
          <Select
            label={messages.sortBy}
            name="sort"
            value={view.state.sort}
            onChange={({ currentTarget }) => apply(currentTarget.form)}
          >
            {shop.sorts.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </Select>
        )}
        <fieldset className="grid grid-cols-2 gap-4" aria-label={messages.priceInDollars}>
          <AmountField
            label={messages.min}
            name="price-min"
            amount={price?.min ?? shop.price.min}
            apply={apply}
          />
          <AmountField
            label={messages.max}
            name="price-max"
            amount={price?.max ?? shop.price.max}
            apply={apply}
          />
        </fieldset>
        <Carried view={view} except={['brand', 'price-min', 'price-max', ...(hasSort ? ['sort'] : [])]} />
        <Button type="submit">{common.apply}</Button>
      </form>
    </FilterBox>
  )
}
