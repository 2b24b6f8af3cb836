import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from './icons/icon'

type LabelledProps = { label: string; className?: string }

type FieldProps = LabelledProps & Omit<ComponentProps<'input'>, 'className'>

/** One line to write in, under its label. */
export function Field({ label, className, ...input }: FieldProps) {
  const id = useId()
  return (
    <Labelled id={id} label={label} className={className}>
      <input id={id} className="input" {...input} />
    </Labelled>
  )
}

type TextAreaProps = LabelledProps & Omit<ComponentProps<'textarea'>, 'className'>

/** Several lines to write in. */
export function TextArea({ label, className, rows = 6, ...area }: TextAreaProps) {
  const id = useId()
  return (
    <Labelled id={id} label={label} className={className}>
      <textarea id={id} rows={rows} className={clsx('input', 'resize-y')} {...area} />
    </Labelled>
  )
}

type SelectProps = LabelledProps & Omit<ComponentProps<'select'>, 'className'>

/** A choice from a list; the options are its children. */
export function Select({ label, className, children, ...select }: SelectProps) {
  const id = useId()
  return (
    <Labelled id={id} label={label} className={className}>
      <span className="relative block">
        <select id={id} className={clsx('input', 'appearance-none pe-11')} {...select}>
          {children}
        </select>
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute inset-y-0 end-4 my-auto size-5 text-kraft-deep"
        />
      </span>
    </Labelled>
  )
}

function Labelled({ id, label, className, children }: LabelledProps & { id: string; children: ReactNode }) {
  return (
    <div className={clsx('flex flex-col gap-2', className)}>
      <label htmlFor={id} className="font-medium text-ink">
        {label}
      </label>
      {children}
    </div>
  )
}

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
