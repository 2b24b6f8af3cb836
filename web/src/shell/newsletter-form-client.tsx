'use client'

import { startTransition, useActionState, useId, useState } from 'react'
import { invalidEmailMessage, isEmail, honeypotField } from '@/content/newsletter/email'
import { Button } from '@/ui/button'
import { subscribeToNewsletter } from './newsletter-action'

/** The footer's newsletter form. An invalid address is answered here, and nothing is sent. */
export function NewsletterForm() {
  const [state, send, isSending] = useActionState(subscribeToNewsletter, {})
  const [isInvalid, setInvalid] = useState(false)
  const [email, setEmail] = useState('')
  const inputId = useId()
  const answerId = useId()
  const error = isInvalid ? invalidEmailMessage : state.error
  const message = error ? undefined : state.message

  return (
    <form
      action={send}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        const isValid = isEmail(email.trim())
        setInvalid(!isValid)
        if (isValid) startTransition(() => send(form))
      }}
      className="flex max-w-md flex-col gap-2"
    >
      <label htmlFor={inputId} className="sr-only">
        Email address
      </label>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <input
          id={inputId}
          name="email"
          type="email"
          required
          autoComplete="email"
          placeholder="Your email address"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          aria-invalid={Boolean(error)}
          aria-describedby={answerId}
          className="footer-input"
        />
        <Button type="submit" disabled={isSending}>
          {isSending ? 'Sending' : 'Subscribe'}
        </Button>
      </div>
      <input name={honeypotField} tabIndex={-1} autoComplete="off" className="hidden" />
      <output id={answerId} className="block min-h-6 text-small">
        {error && <span className="text-clay">{error}</span>}
        {message && <span className="text-sage">{message}</span>}
      </output>
    </form>
  )
}
