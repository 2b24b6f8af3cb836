'use client'

import { startTransition, useActionState, useId, useState } from 'react'
import { emailPattern, honeypotField, invalidEmailMessage } from '@/content/newsletter/email'
import { Button } from '@/ui/button'
import { subscribeToNewsletter } from './newsletter-action'

/** Where a form that was sent without script opens the next page: at its own answer. */
const anchor = 'newsletter'

/**
 * The footer's newsletter form. The browser checks the address, the server checks it again. Without script the form posts
 * to the page it stands on, and the answer is in that page's HTML.
 */
export function NewsletterForm() {
  const [state, send, isSending] = useActionState(subscribeToNewsletter, {}, `#${anchor}`)
  const [isInvalid, setInvalid] = useState(false)
  const inputId = useId()
  const answerId = useId()
  const error = isInvalid ? invalidEmailMessage : state.error
  const message = error ? undefined : state.message

  return (
    <form
      id={anchor}
      action={send}
      onSubmit={(event) => {
        // Sent here instead of by the form's action, after which React would empty the field even when the server refuses.
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        setInvalid(false)
        startTransition(() => send(form))
      }}
      className="flex flex-col gap-2 lg:max-w-md"
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
          pattern={emailPattern}
          autoComplete="email"
          placeholder="Your email address"
          onInvalid={(event) => {
            // The message below replaces the browser's own bubble.
            event.preventDefault()
            setInvalid(true)
          }}
          aria-invalid={Boolean(error)}
          aria-describedby={answerId}
          className="footer-input"
        />
        <Button type="submit" disabled={isSending}>
          {isSending ? 'Sending' : 'Subscribe'}
        </Button>
      </div>
      <input name={honeypotField} tabIndex={-1} autoComplete="off" className="hidden" />
      <output id={answerId} className="block text-small not-empty:min-h-6">
        {error && <span className="text-clay">{error}</span>}
        {message && <span className="text-sage">{message}</span>}
      </output>
    </form>
  )
}
