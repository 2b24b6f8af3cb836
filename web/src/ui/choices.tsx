import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

type FieldSetProps = { legend: string; className?: string; children: ReactNode }

/** Fields that belong together. */
export function FieldSet({ legend, className, children }: FieldSetProps) {
  return (
    <fieldset className={clsx('flex flex-col gap-4', className)}>
      <legend className="mb-4 font-heading text-h3 text-ink">{legend}</legend>
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

const choiceClass = 'size-5 shrink-0 accent-(--color-kraft-deep)'

/** A radio button with its label. */
export function Radio({ label, ...input }: ChoiceProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="radio" className={choiceClass} {...input} />
      {label}
    </label>
  )
}

/** A checkbox with its label. */
export function Checkbox({ label, ...input }: ChoiceProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" className={choiceClass} {...input} />
      {label}
    </label>
  )
}
