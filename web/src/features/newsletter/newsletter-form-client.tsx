'use client'

import { startTransition, useActionState, useId, useState } from 'react'
import { honeypotField, invalidEmailMessage, isEmail } from '@/content/newsletter/email'
import { Button } from '@/ui/button'
import { subscribeToNewsletter } from './subscribe-action'

type NewsletterFormProps = { placeholder?: string | null; buttonLabel?: string | null }

/**
 * An email address and a button. The address is checked in the browser and again on the server. Without script the form
 * posts to its page, whose HTML then contains the answer.
 */
export function NewsletterForm({ placeholder, buttonLabel }: NewsletterFormProps) {
  const id = useId()
  const [state, send, isSending] = useActionState(subscribeToNewsletter, {})
  const [isInvalid, setInvalid] = useState(false)
  const error = isInvalid ? invalidEmailMessage : state.error
  const message = error ? undefined : state.message
  return (
    <form
      action={send}
      noValidate
      onSubmit={(event) => {
        // Not by the form's action: React would empty the field even when the server refuses the address.
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        const email = form.get('email')
        const isValid = typeof email === 'string' && isEmail(email.trim())
        setInvalid(!isValid)
        if (isValid) startTransition(() => send(form))
      }}
      className="flex w-full max-w-xl flex-col gap-2"
    >
      <div className="flex flex-col gap-3 sm:flex-row">
        <input
          name="email"
          type="email"
          required
          aria-label="Email address"
          autoComplete="email"
          placeholder={placeholder ?? 'Your email address'}
          aria-invalid={Boolean(error)}
          aria-describedby={`${id}answer`}
          className="input rounded-full px-5"
        />
        <Button type="submit" disabled={isSending}>
          {isSending ? 'Sending' : (buttonLabel ?? 'Subscribe')}
        </Button>
      </div>
      <input name={honeypotField} tabIndex={-1} autoComplete="off" className="hidden" />
      <output id={`${id}answer`} className="block text-small">
        {error && <span className="text-clay">{error}</span>}
        {message && <span className="text-sage">{message}</span>}
      </output>
    </form>
  )
}
