'use client'

import { type CSSProperties, useEffect, useRef, useState } from 'react'
import type { Range } from '@/content/facets/facets'
import type { Shop } from '@/content/shop/types'
import { money } from '@/ui/money'
import type { Listing } from './use-listing-client'
import * as common from '@/messages/common'
import * as messages from '@/messages/shop'

type PriceSliderProps = { price: Shop['price']; chosen?: Range; apply: Listing['apply'] }

/** Two thumbs on one track; the range is applied when a thumb is released. */
export function PriceSlider({ price, chosen, apply }: PriceSliderProps) {
  const { min, max, step } = price
  const root = useRef<HTMLFieldSetElement>(null)
  const [from, setFrom] = useState(chosen ? (chosen.min ?? min) : price.from)
  const [to, setTo] = useState(Math.min(max, chosen ? (chosen.max ?? max) : price.to))
  useEffect(() => {
    const fieldset = root.current
    // React's onChange is the browser's `input`, which comes with every step of a thumb.
    const finish = () => apply(fieldset?.closest('form') ?? null)
    fieldset?.addEventListener('change', finish)
    return () => fieldset?.removeEventListener('change', finish)
  })
  const share = (amount: number) => (amount - min) / (max - min || 1)
  const knob = { type: 'range', min, max, step, className: 'range-knob' }
  return (
    <fieldset ref={root} className="flex flex-col gap-3">
      <legend className="mb-4 font-heading text-h3 text-ink">{common.price}</legend>
      <div className="range" style={{ '--from': share(from), '--to': share(to) } as CSSProperties}>
        <input
          {...knob}
          name="price-min"
          aria-label={messages.lowestPrice}
          value={from}
          onChange={({ currentTarget }) => setFrom(Math.min(Number(currentTarget.value), to))}
        />
        <input
          {...knob}
          name="price-max"
          aria-label={messages.highestPrice}
          value={to}
          onChange={({ currentTarget }) => setTo(Math.max(Number(currentTarget.value), from))}
        />
      </div>
      <p>{messages.priceRange(money(from), money(to), to === max)}</p>
    </fieldset>
  )
}
