'use client'

import { useEffect, useRef } from 'react'
import { filterKeys } from '@/content/shop/keys'
import type { ShopView } from '@/content/shop/listing'
import type { Shop, ShopOption } from '@/content/shop/types'
import { Field, Select } from '@/ui/field'
import type { Listing } from './use-listing-client'
import * as messages from '@/messages/shop'

/** What an address says of the keys that a form has no field for. */
export function Carried({ view, except }: { view: ShopView; except: readonly string[] }) {
  const entries = [...new URLSearchParams(view.query)].filter(
    ([key]) => filterKeys.some((each) => each === key) && !except.includes(key),
  )
  return entries.map(([key, value]) => <input key={key} type="hidden" name={key} value={value} />)
}

/** Whether choosing an option would show nothing. A chosen option can always be left. */
export const isEmptyOption = (view: ShopView, facet: 'kind' | 'type' | 'brand', key: string) =>
  !view.countsOf(facet).get(key) && !view.state.selection.options[facet]?.includes(key)

type BrandProps = { shop: Shop; listing: Listing }

/** One brand, or all of them. */
export function BrandField({ shop, listing: { view, apply } }: BrandProps) {
  const counts = view.countsOf('brand')
  return (
    <Select
      label={messages.brand}
      name="brand"
      value={view.state.selection.options.brand?.[0] ?? ''}
      onChange={({ currentTarget }) => apply(currentTarget.form)}
    >
      <option value="">{messages.allBrands}</option>
      {shop.brands.map(({ key, label }: ShopOption) => (
        <option key={key} value={key} disabled={isEmptyOption(view, 'brand', key)}>
          {`${label} (${counts.get(key) ?? 0})`}
        </option>
      ))}
    </Select>
  )
}

type AmountProps = { label: string; name: string; amount: number; apply: Listing['apply'] }

/** An amount in dollars, applied when the visitor has finished it. */
export function AmountField({ label, name, amount, apply }: AmountProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const input = root.current?.querySelector('input')
    if (input) input.value = String(amount)
  }, [amount])
  return (
    <div ref={root}>
      <Field
        label={label}
        name={name}
        type="number"
        inputMode="decimal"
        min={0}
        step="any"
        defaultValue={amount}
        onBlur={({ currentTarget }) => apply(currentTarget.form)}
      />
    </div>
  )
}
