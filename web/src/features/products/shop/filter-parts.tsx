import { filterKeys } from '@/content/shop/keys'
import type { ShopView } from '@/content/shop/listing'
import type { Shop } from '@/content/shop/types'
import { Field } from '@/ui/field'
import { FacetSelect } from '@/ui/listing/facet-select'
import * as messages from '@/messages/shop'

export type FilterProps = {
  /** The address of the listing without its query. */
  path: string
  shop: Shop
  view: ShopView
}

/** The parts of an address that a form has no field for. */
export function Carried({ view, except }: { view: ShopView; except: readonly string[] }) {
  const entries = [...new URLSearchParams(view.query)].filter(
    ([key]) => filterKeys.some((each) => each === key) && !except.includes(key),
  )
  return entries.map(([key, value]) => <input key={key} type="hidden" name={key} value={value} />)
}

/** One brand, or all of them. */
export function BrandField({ shop, view }: Omit<FilterProps, 'path'>) {
  return (
    <FacetSelect
      label={messages.brand}
      name="brand"
      all={messages.allBrands}
      choices={view.choicesOf('brand', shop.brands)}
    />
  )
}

type AmountProps = {
  label: string
  name: string
  chosen?: number
  /** The amount at which the range is open. */
  open: number
}

/** An amount in dollars. */
export function AmountField({ label, name, chosen, open }: AmountProps) {
  return (
    <Field
      label={label}
      name={name}
      type="number"
      inputMode="decimal"
      min={0}
      step="any"
      defaultValue={chosen ?? open}
      data-open={open}
    />
  )
}
