'use client'

import { useState } from 'react'
import { maxCount } from '@/content/quotes/bounds'
import { Icon } from '@/ui/icons/icon'
import * as messages from '@/messages/quotes'

type QuantityFieldProps = {
  /** What is counted, for those who cannot see it. */
  label: string
  value: number
  /** What the buttons add and remove. */
  step: number
  onChange: (value: number) => void
}

/** A quantity to type, with a button to reduce it and one to increase it. */
export function QuantityField({ label, value, step, onChange }: QuantityFieldProps) {
  // The text of the field while it is being typed, which may be empty.
  const [typed, setTyped] = useState<string>()
  const changeTo = (count: number) => {
    setTyped(undefined)
    onChange(count)
  }
  const button =
    'flex size-11 shrink-0 items-center justify-center text-ink hover:text-kraft-deep disabled:opacity-40'
  return (
    <fieldset className="inline-flex w-fit items-center rounded-full border border-edge">
      <legend className="sr-only">{messages.quantityOf(label)}</legend>
      <button
        type="button"
        aria-label={messages.decreaseQuantityOf(label)}
        disabled={value <= step}
        onClick={() => changeTo(Math.max(step, value - step))}
        className={button}
      >
        <Icon name="minus" className="size-4" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={maxCount}
        step={1}
        aria-label={messages.quantityOf(label)}
        value={typed ?? String(value)}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          const count = Number(currentTarget.value)
          if (Number.isInteger(count) && count >= 1 && count <= maxCount) onChange(count)
        }}
        onBlur={() => setTyped(undefined)}
        className="quantity-input min-h-11 w-20 bg-transparent text-center font-medium text-ink tabular-nums"
      />
      <button
        type="button"
        aria-label={messages.increaseQuantityOf(label)}
        disabled={value + step > maxCount}
        onClick={() => changeTo(value + step)}
        className={button}
      >
        <Icon name="plus" className="size-4" />
      </button>
    </fieldset>
  )
}
