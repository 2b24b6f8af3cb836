'use client'

import type { FormEvent } from 'react'
import type { Shop } from '@/content/shop/types'
import { Button } from '@/ui/button'
import { Checkbox, FieldSet, Radio } from '@/ui/choices'
import { FilterBox } from '@/ui/filter-box'
import { BrandField, Carried, isEmptyOption } from './filter-parts-client'
import { PriceSlider } from './price-slider-client'
import type { Listing } from './use-listing-client'
import * as common from '@/messages/common'
import * as messages from '@/messages/shop'

type FilterPanelProps = { shop: Shop; listing: Listing }

/**
 * Kinds, item types, brand and price beside the products. The price is a form of its own: it starts inside its range.
 * A client component for its forms' handlers.
 */
export function FilterPanel({ shop, listing }: FilterPanelProps) {
  const { view, apply } = listing
  const { kind: kinds = [], type: types = [] } = view.state.selection.options
  const counts = view.countsOf('kind')
  const form = {
    method: 'get',
    action: listing.path,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      apply(event.currentTarget)
    },
  }
  return (
    <FilterBox apply={apply}>
      <div className="filter-panel">
        <form {...form} aria-label={common.filters} className="flex flex-col gap-8">
          <FieldSet legend={common.categories} className="gap-0">
            {shop.kinds.map(({ key, label, sampleCount }) => (
              <Checkbox
                key={key}
                name="kind"
                value={key}
                checked={kinds.includes(key)}
                disabled={isEmptyOption(view, 'kind', key)}
                onChange={({ currentTarget }) => apply(currentTarget.form)}
                label={
                  <span className="flex grow justify-between gap-4">
                    {label}
                    <span className="text-small">
                      {(view.isUnfiltered && sampleCount) || String(counts.get(key) ?? 0)}
                    </span>
                  </span>
                }
              />
            ))}
          </FieldSet>
          <FieldSet legend={messages.itemType} className="gap-0">
            {[{ key: '', label: common.all }, ...shop.itemTypes].map(({ key, label }) => (
              <Radio
                key={key}
                name="type"
                value={key}
                checked={(types[0] ?? '') === key}
                disabled={key !== '' && isEmptyOption(view, 'type', key)}
                onChange={({ currentTarget }) => apply(currentTarget.form)}
                label={label}
              />
            ))}
          </FieldSet>
          <BrandField shop={shop} listing={listing} />
          <Carried view={view} except={['kind', 'type', 'brand']} />
          <Button type="submit">{common.apply}</Button>
        </form>
        <form {...form} aria-label={common.price} className="flex flex-col gap-4">
          <PriceSlider
            key={`${view.state.selection.ranges.price?.min}-${view.state.selection.ranges.price?.max}`}
            price={shop.price}
            chosen={view.state.selection.ranges.price}
            apply={apply}
          />
          <Carried view={view} except={['price-min', 'price-max']} />
          <Button type="submit" look="quiet">
            {messages.filterByPrice}
          </Button>
        </form>
      </div>
    </FilterBox>
  )
}
