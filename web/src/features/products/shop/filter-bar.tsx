import { Button } from '@/ui/button'
import { FilterBox } from '@/ui/listing/filter-box'
import { ListingForm } from '@/ui/listing/listing-client'
import { SortSelect } from '@/ui/listing/sort-select'
import { AmountField, BrandField, Carried, type FilterProps } from './filter-parts'
import * as common from '@/messages/common'
import * as messages from '@/messages/shop'

/** Brand, order and price in a row above the products. */
export function FilterBar({ path, shop, view, hasSort }: FilterProps & { hasSort: boolean }) {
  const { min, max } = shop.price
  const { price } = view.state.selection.ranges
  return (
    <FilterBox>
      <ListingForm action={path} aria-label={common.filters} className="filter-bar">
        <BrandField shop={shop} view={view} />
        {hasSort && <SortSelect label={messages.sortBy} sorts={shop.sorts} sort={view.state.sort} />}
        <fieldset className="grid grid-cols-2 gap-4" aria-label={messages.priceInDollars}>
          <AmountField label={messages.min} name="price-min" chosen={price?.min} open={min} />
          <AmountField label={messages.max} name="price-max" chosen={price?.max} open={max} />
        </fieldset>
        <Carried view={view} except={['brand', 'price-min', 'price-max', ...(hasSort ? ['sort'] : [])]} />
        <Button type="submit">{common.apply}</Button>
      </ListingForm>
    </FilterBox>
  )
}
