'use client'

import { type ComponentProps, type ReactNode, useContext } from 'react'
import { Button } from '../button'
import { Checkbox } from '../choices'
import { Field, Select, TextArea } from '../field'
import { FormContext, useFormField } from './form-context'
import * as messages from '@/messages/forms'

type OwnProps = {
  name: string
  /** The error message when a native constraint of the field is violated; the same as the schema's message. */
  message?: string
}

type FormFieldProps<Component extends typeof Field | typeof TextArea | typeof Select> = OwnProps &
  Omit<ComponentProps<Component>, 'id' | 'error' | 'value'>

/** The props that every kind of field gets from its form; the label of an optional field says that it is optional. */
function useField({ name, label, required, message, defaultValue }: OwnProps & OptionalLabel) {
  const { id, error, value } = useFormField(name)
  return {
    id,
    name,
    error,
    required,
    label: required ? label : `${label} (optional)`,
    'data-message': message,
    defaultValue: value ?? defaultValue,
  }
}

type OptionalLabel = Pick<ComponentProps<typeof Field>, 'label' | 'required' | 'defaultValue'>

/** A field of one line in an `ActionForm`. */
export function FormField({ message, ...props }: FormFieldProps<typeof Field>) {
  return <Field {...props} {...useField({ ...props, message })} />
}

/** A field of several lines in an `ActionForm`. */
export function FormTextArea({ message, ...props }: FormFieldProps<typeof TextArea>) {
  return <TextArea {...props} {...useField({ ...props, message })} />
}

/** A choice in an `ActionForm`. */
export function FormSelect({ message, ...props }: FormFieldProps<typeof Select>) {
  return <Select {...props} {...useField({ ...props, message })} />
}

type FormCheckboxProps = OwnProps & { label: ReactNode; required?: boolean; value?: string }

/** A checkbox in an `ActionForm`, such as the consent to terms. */
export function FormCheckbox({ name, message, value = 'on', ...props }: FormCheckboxProps) {
  const field = useFormField(name)
  return (
    <div>
      <Checkbox
        {...props}
        id={field.id}
        name={name}
        value={value}
        defaultChecked={field.value === value}
        data-message={message}
        aria-invalid={field.error ? true : undefined}
        aria-describedby={field.error && `${field.id}-error`}
      />
      {field.error && (
        <p id={`${field.id}-error`} className="text-small text-clay">
          {field.error}
        </p>
      )}
    </div>
  )
}

/** The button that sends the form around it, below the message that it could not be sent. */
export function SubmitButton({
  children,
  ...props
}: Omit<ComponentProps<typeof Button>, 'type' | 'disabled'>) {
  const { isPending, state } = useContext(FormContext)
  return (
    <>
      {state.status === 'failed' && (
        <p
          role="alert"
          tabIndex={-1}
          className="needs-script form-alert mb-3 scroll-mt-28 font-medium text-ink"
        >
          {state.message ?? messages.requestNotSent}
        </p>
      )}
      <Button {...props} type="submit" disabled={isPending}>
        {isPending ? messages.sending : children}
      </Button>
    </>
  )
}
