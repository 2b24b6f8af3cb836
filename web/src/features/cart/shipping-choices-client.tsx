'use client'

import type { ReactNode } from 'react'
import { formatShort } from '@/content/money/format'
import type { ShippingChoice } from '@/content/orders/types'
import { ChoiceText, FieldSet, Radio } from '@/ui/choices'
import { useCart } from '@/visitor/use-cart-client'
import * as common from '@/messages/common'

type ShippingChoicesProps = {
  choices: ShippingChoice[]
  chosen: ShippingChoice | undefined
  /** What follows the choices. */
  children?: ReactNode
}

/** The ways of delivery with their prices; cart and checkout have the same choice. */
export function ShippingChoices({ choices, chosen, children }: ShippingChoicesProps) {
  const { setShipping } = useCart()
  return (
    <FieldSet legend={common.shipping} className="[&>legend]:mb-1">
      {choices.map((choice) => (
        <Radio
          key={choice.key}
          name="shipping"
          value={choice.key}
          checked={choice === chosen}
          onChange={() => void setShipping(choice.key)}
          label={<ChoiceLabel choice={choice} />}
        />
      ))}
      {children}
    </FieldSet>
  )
}

const ChoiceLabel = ({ choice: { name, text, price } }: { choice: ShippingChoice }) => (
  <span className="flex grow items-baseline justify-between gap-4 text-ink">
    <span>
      <ChoiceText name={name} text={text} />
    </span>
    <span className="tabular-nums">{formatShort(price)}</span>
  </span>
)
