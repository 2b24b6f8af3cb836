'use client'

import type { ReactNode } from 'react'
import type { FormAction } from '@/form-state'
import { ErrorSummary } from './error-summary'
import { FormContext } from './form-context'
import { FormReceipt } from './form-receipt-client'
import { Honeypot } from './honeypot'
import { useFormAction } from './use-form-action-client'

type ActionFormProps<Field extends string, Result> = {
  action: FormAction<Field, Result>
  /** Unique in the page; a page that was posted without script opens here. */
  id: string
  label: string
  /** Lays out the fields. */
  className?: string
  /** Fields of `fields-client.tsx` and a `SubmitButton`. */
  children: ReactNode
  /** The heading of the receipt that takes the form's place once it was sent; none when the page itself shows the result. */
  receiptHeading?: string
  /** What happens next, below the receipt. */
  next?: ReactNode
  /** The label of a button that shows the empty form again. */
  againLabel?: string
}

/**
 * A form with an error summary, kept values and a receipt. It works without script, too. The server's half is
 * `createFormHandler` (content/forms/handle-form.ts) in a server action.
 */
export function ActionForm<Field extends string, Result>({
  action,
  id,
  label,
  className,
  children,
  receiptHeading,
  next,
  againLabel,
}: ActionFormProps<Field, Result>) {
  const { state, isPending, reset, formProps } = useFormAction(action, id)
  if (state.status === 'done' && receiptHeading) {
    return (
      <FormReceipt
        id={id}
        heading={receiptHeading}
        message={state.message}
        number={state.number}
        again={againLabel && { label: againLabel, onClick: reset }}
      >
        {next}
      </FormReceipt>
    )
  }
  return (
    <FormContext value={{ id, state, isPending }}>
      <form {...formProps} aria-label={label} className="flex scroll-mt-28 flex-col gap-6">
        <ErrorSummary formId={id} state={state} />
        <div className={className}>{children}</div>
        <Honeypot />
      </form>
    </FormContext>
  )
}
