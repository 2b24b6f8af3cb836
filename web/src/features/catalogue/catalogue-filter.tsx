import {
  type CatalogueView,
  catalogueSorts,
  type FilterFacet,
  filterLabels,
  sortLabels,
} from '@/content/catalogue/filter'
import type { Listing } from '@/content/catalogue/types'
import { Button } from '@/ui/button'
import { FacetSelect } from '@/ui/listing/facet-select'
import { FilterBox } from '@/ui/listing/filter-box'
import { ListingForm } from '@/ui/listing/listing-client'
import { SortSelect } from '@/ui/listing/sort-select'
import * as messages from '@/messages/catalogue'
import * as common from '@/messages/common'

const facetKeys = Object.keys(filterLabels) as FilterFacet[]

const sorts = catalogueSorts.map((key) => ({ key, label: sortLabels[key] }))

type CatalogueFilterProps = { path: string; listing: Listing; view: CatalogueView }

/** The filters of a category: each facet that has a choice, and the order. */
export function CatalogueFilter({ path, listing, view }: CatalogueFilterProps) {
  return (
    <FilterBox>
      <ListingForm action={path} aria-label={common.filters} className="filter-bar filter-bar-even">
        <input type="hidden" name="category" value={listing.slug} />
        {facetKeys.map((facet) => {
          const choices = view.choicesOf(facet, listing.options[facet])
          if (choices.length < 2) return null
          return (
            <FacetSelect
              key={facet}
              label={filterLabels[facet]}
              name={facet}
              all={common.all}
              choices={choices}
            />
          )
        })}
        <SortSelect label={messages.sortBy} sorts={sorts} sort={view.state.sort} />
        <Button type="submit">{common.apply}</Button>
      </ListingForm>
    </FilterBox>
  )
}
