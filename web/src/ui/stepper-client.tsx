'use client'

import { Icon } from './icons/icon'

/** Specification section 4: starts at 1, never below 0, no upper end. */
export const firstQuantity = 1
const minQuantity = 0

type StepperProps = { label: string; value: number; onChange: (value: number) => void }

/** A quantity between a minus and a plus. */
export function Stepper({ label, value, onChange }: StepperProps) {
  const button =
    'flex size-11 items-center justify-center text-ink hover:text-kraft-deep disabled:cursor-not-allowed disabled:opacity-40'
  return (
    <fieldset className="inline-flex w-fit items-center rounded-full border border-edge">
      <legend className="sr-only">Quantity of {label}</legend>
      <button
        type="button"
        aria-label={`One ${label} less`}
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
        aria-label={`One ${label} more`}
        onClick={() => onChange(value + 1)}
        className={button}
      >
        <Icon name="plus" className="size-4" />
      </button>
    </fieldset>
  )
}
