import { Button } from '@/ui/button'
import { Checkbox, FieldSet, Radio } from '@/ui/choices'
import { FilterBox } from '@/ui/listing/filter-box'
import { ListingForm } from '@/ui/listing/listing-client'
import { BrandField, Carried, type FilterProps } from './filter-parts'
import { PriceSlider } from './price-slider-client'
import * as common from '@/messages/common'
import * as messages from '@/messages/shop'

/** Kinds, item types, brand and price beside the products. The price is a form of its own: it starts inside its range. */
export function FilterPanel({ path, shop, view }: FilterProps) {
  const { price } = view.state.selection.ranges
  const types = view.choicesOf('type', shop.itemTypes)
  return (
    <FilterBox>
      <div className="filter-panel">
        <ListingForm action={path} aria-label={common.filters} className="flex flex-col gap-8">
          <FieldSet legend={common.categories}>
            {view.choicesOf('kind', shop.kinds).map(({ key, label, sampleCount, count, ...choice }) => (
              <Checkbox
                key={key}
                name="kind"
                value={key}
                defaultChecked={choice.isChosen}
                disabled={choice.isClosed}
                label={
                  <span className="flex grow items-baseline justify-between gap-4">
                    {label}
                    <span className="text-small">{(view.isUnfiltered && sampleCount) || String(count)}</span>
                  </span>
                }
              />
            ))}
          </FieldSet>
          <FieldSet legend={messages.itemType}>
            <Radio
              name="type"
              value=""
              defaultChecked={!types.some(({ isChosen }) => isChosen)}
              label={common.all}
            />
            {types.map(({ key, label, isChosen, isClosed }) => (
              <Radio
                key={key}
                name="type"
                value={key}
                defaultChecked={isChosen}
                disabled={isClosed}
                label={label}
              />
            ))}
          </FieldSet>
          <BrandField shop={shop} view={view} />
          <Carried view={view} except={['kind', 'type', 'brand']} />
          <Button type="submit">{common.apply}</Button>
        </ListingForm>
        <ListingForm action={path} aria-label={common.price} className="flex flex-col gap-4">
          <PriceSlider price={shop.price} chosen={price} />
          <Carried view={view} except={['price-min', 'price-max']} />
          <Button type="submit" look="quiet">
            {messages.filterByPrice}
          </Button>
        </ListingForm>
      </div>
    </FilterBox>
  )
}
