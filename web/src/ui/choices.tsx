import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

type FieldSetProps = { legend: string; className?: string; children: ReactNode }

/** Fields that belong together. */
export function FieldSet({ legend, className, children }: FieldSetProps) {
  return (
    <fieldset className={clsx('flex flex-col wrap-anywhere', className)}>
      <legend className="mb-4 font-heading text-h3 font-medium text-ink">{legend}</legend>
      {children}
    </fieldset>
  )
}

/** The name of a choice with a line that explains it. */
export const ChoiceText = ({ name, text }: { name: ReactNode; text: ReactNode }) => (
  <>
    {name}
    {text && (
      <span className="block text-small text-text">
        <bdi>{text}</bdi>
      </span>
    )}
  </>
)

type ChoiceProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & { label: ReactNode }

const choiceClass = 'mt-1 size-5 shrink-0 accent-(--color-kraft-deep)'

/** Aligns the mark with the first line of its label. */
const labelClass = 'flex min-h-11 gap-3 py-2'

/** A radio button with its label. */
export function Radio({ label, ...input }: ChoiceProps) {
  return (
    <label className={labelClass}>
      <input type="radio" className={choiceClass} {...input} />
      {label}
    </label>
  )
}

/** A checkbox with its label. */
export function Checkbox({ label, ...input }: ChoiceProps) {
  return (
    <label className={labelClass}>
      <input type="checkbox" className={choiceClass} {...input} />
      {label}
    </label>
  )
}
