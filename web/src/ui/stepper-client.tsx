'use client'

import { Icon } from './icons/icon'
import * as messages from '@/messages/ui'

/** A quantity starts at 1, has no upper limit, and cannot be less than 0 (specification, section 4). */
export const firstQuantity = 1
const minQuantity = 0

type StepperProps = { label: string; value: number; onChange: (value: number) => void }

/** A quantity with a button to reduce it and one to increase it. A client component for its click handlers. */
export function Stepper({ label, value, onChange }: StepperProps) {
  const button =
    'flex size-11 items-center justify-center text-ink hover:text-kraft-deep disabled:cursor-not-allowed disabled:opacity-40'
  return (
    <fieldset className="inline-flex w-fit items-center rounded-full border border-edge">
      <legend className="sr-only">
        {messages.quantityOf} {label}
      </legend>
      <button
        type="button"
        aria-label={messages.removeOne(label)}
        disabled={value <= minQuantity}
        onClick={() => onChange(Math.max(minQuantity, value - 1))}
        className={button}
      >
        <Icon name="minus" className="size-4" />
      </button>
      <output aria-live="polite" className="min-w-8 text-center font-medium text-ink tabular-nums">
        {value}
      </output>
      <button
        type="button"
        aria-label={messages.addOne(label)}
        onClick={() => onChange(value + 1)}
        className={button}
      >
        <Icon name="plus" className="size-4" />
      </button>
    </fieldset>
  )
}
