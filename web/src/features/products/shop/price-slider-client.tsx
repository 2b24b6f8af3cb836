'use client'

import { type CSSProperties, useState } from 'react'
import type { Range } from '@/content/facets/facets'
import type { Shop } from '@/content/shop/types'
import { money } from '@/ui/money'
import * as common from '@/messages/common'
import * as messages from '@/messages/shop'

type PriceSliderProps = { price: Shop['price']; chosen?: Range }

/** Two thumbs on one track. */
export function PriceSlider({ price, chosen }: PriceSliderProps) {
  const { min, max, step } = price
  const served = {
    from: chosen ? (chosen.min ?? min) : price.from,
    to: Math.min(max, chosen ? (chosen.max ?? max) : price.to),
  }
  const key = `${served.from}-${served.to}`
  const [{ from, to, of }, setRange] = useState({ ...served, of: key })
  // Another address has another range; the thumbs keep the focus.
  if (of !== key) setRange({ ...served, of: key })
  const share = (amount: number) => (amount - min) / (max - min || 1)
  const thumb = { type: 'range', min, max, step, className: 'range-knob' }
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-4 font-heading text-h3 font-medium text-ink">{common.price}</legend>
      <div className="range" style={{ '--from': share(from), '--to': share(to) } as CSSProperties}>
        <input
          {...thumb}
          name="price-min"
          aria-label={messages.lowestPrice}
          data-open={min}
          value={from}
          onChange={({ currentTarget }) =>
            setRange({ from: Math.min(Number(currentTarget.value), to), to, of: key })
          }
        />
        <input
          {...thumb}
          name="price-max"
          aria-label={messages.highestPrice}
          data-open={max}
          value={to}
          onChange={({ currentTarget }) =>
            setRange({ from, to: Math.max(Number(currentTarget.value), from), of: key })
          }
        />
      </div>
      <p>{messages.priceRange(money(from), money(to), to === max)}</p>
    </fieldset>
  )
}
