import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from './icons/icon'

type LabelledProps = {
  label: string
  className?: string
  /** What is wrong with what was entered. */
  error?: string
  /** What to enter, below the field. */
  hint?: string
}

type FieldProps = LabelledProps & Omit<ComponentProps<'input'>, 'className'>

/** One line to write in, under its label. */
export function Field({ label, className, error, hint, ...input }: FieldProps) {
  const labelled = useLabelled(input.id, { label, className, error, hint })
  return (
    <Labelled {...labelled}>
      <input className="input" {...input} {...describedBy(labelled)} />
    </Labelled>
  )
}

type TextAreaProps = LabelledProps & Omit<ComponentProps<'textarea'>, 'className'>

/** Several lines to write in. */
export function TextArea({ label, className, error, hint, rows = 6, ...area }: TextAreaProps) {
  const labelled = useLabelled(area.id, { label, className, error, hint })
  return (
    <Labelled {...labelled}>
      <textarea rows={rows} className={clsx('input', 'resize-y')} {...area} {...describedBy(labelled)} />
    </Labelled>
  )
}

type SelectProps = LabelledProps & Omit<ComponentProps<'select'>, 'className'>

/** A choice from a list; the options are its children. */
export function Select({ label, className, error, hint, children, ...select }: SelectProps) {
  const labelled = useLabelled(select.id, { label, className, error, hint })
  return (
    <Labelled {...labelled}>
      <span className="relative block">
        <select className={clsx('input', 'appearance-none pe-11')} {...select} {...describedBy(labelled)}>
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

type Labelling = LabelledProps & { id: string }

function useLabelled(id: string | undefined, props: LabelledProps): Labelling {
  const ownId = useId()
  return { ...props, id: id ?? ownId }
}

const describedBy = ({ id, error, hint }: Labelling) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined,
})

function Labelled({ id, label, className, error, hint, children }: Labelling & { children: ReactNode }) {
  return (
    <div className={clsx('flex flex-col gap-2', className)}>
      <label htmlFor={id} className="font-medium text-ink">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-small">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-small text-clay">
          {error}
        </p>
      )}
    </div>
  )
}
