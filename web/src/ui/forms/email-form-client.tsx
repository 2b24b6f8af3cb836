'use client'

import { clsx } from 'clsx'
import type { FormAction } from '@/form-state'
import { Button } from '../button'
import { Honeypot } from './honeypot'
import { useFormAction } from './use-form-action-client'
import * as messages from '@/messages/forms'

type EmailFormProps = {
  action: FormAction<'email'>
  /** Unique in the page. */
  id: string
  /** The pattern that the browser checks, and the message for an address that does not match. */
  pattern: string
  message: string
  placeholder: string
  buttonLabel: string
  className?: string
  inputClass?: string
}

/** An email address and a button. */
export function EmailForm({
  action,
  id,
  pattern,
  message,
  placeholder,
  buttonLabel,
  className,
  inputClass,
}: EmailFormProps) {
  const { state, isPending, formProps } = useFormAction(action, id)
  const error = state.errors?.email ?? (state.status === 'done' ? undefined : state.message)
  return (
    <form {...formProps} className={clsx('flex flex-col gap-2', className)}>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <input
          name="email"
          type="email"
          required
          pattern={pattern}
          aria-label={messages.emailAddress}
          autoComplete="email"
          placeholder={placeholder}
          defaultValue={state.values?.email}
          data-message={message}
          aria-invalid={Boolean(error)}
          aria-describedby={`${id}-answer`}
          className={inputClass}
        />
        <Button type="submit" disabled={isPending}>
          {isPending ? messages.sending : buttonLabel}
        </Button>
      </div>
      <Honeypot />
      <output id={`${id}-answer`} className="block text-small not-empty:min-h-6">
        {error && <span className="text-clay">{error}</span>}
        {state.status === 'done' && <span className="text-sage">{state.message}</span>}
      </output>
    </form>
  )
}
