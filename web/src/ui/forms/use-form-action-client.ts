'use client'

import { type FormEvent, useActionState, useEffect, useRef, useState, useTransition } from 'react'
import type { FormAction, FormState } from '@/form-state'
import { constraintErrors } from './constraint-errors'
import * as messages from '@/messages/forms'

/** Both messages of a form (`ErrorSummary`, `SubmitButton`) can have the focus. */
const alert = '[role="alert"][tabindex]'

/**
 * The browser's half of a form. Without script the form posts to its page, at `#id`, and the answer is in that page's HTML;
 * with script the page stays, native constraints are checked first, and the first wrong field gets the focus; what is wrong
 * with no field gets it as a message.
 * @param action a server action, so that the form works without script
 * @param id of the form, unique in the page
 * @param options.send what the script calls instead of `action`, to add data that only the browser has
 * @param options.path the page that shows the result without script; the page itself when left out. It must be
 *   prerendered: a page that is rendered on request does not show it (Next.js 16.4 does not pass the form state to it).
 */
export function useFormAction<Field extends string, Result>(
  action: FormAction<Field, Result>,
  id: string,
  { send = action, path = '' }: { send?: FormAction<Field, Result>; path?: string } = {},
) {
  const [posted, post] = useActionState<FormState<Field, Result>, FormData>(
    action,
    { status: 'idle' },
    `${path}#${id}`,
  )
  const [answer, setAnswer] = useState<FormState<Field, Result>>()
  const [isPending, startTransition] = useTransition()
  const isSending = useRef(false)
  const ref = useRef<HTMLFormElement>(null)

  useEffect(() => {
    // Without script the browser's own messages are better than none; with script they are replaced.
    if (ref.current) ref.current.noValidate = true
    // The form is another element after a message was sent and the next one begins.
  }, [answer?.status])

  useEffect(() => {
    if (answer?.status !== 'invalid' && answer?.status !== 'failed') return
    const form = ref.current
    const shown =
      form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? form?.querySelector<HTMLElement>(alert)
    shown?.focus()
  }, [answer])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // Not by the form's action: React would empty the fields even when the server refuses them.
    event.preventDefault()
    if (isSending.current) return
    const errors = constraintErrors<Field>(event.currentTarget)
    if (errors) return setAnswer({ status: 'invalid', errors })
    const form = new FormData(event.currentTarget)
    isSending.current = true
    startTransition(async () => {
      try {
        setAnswer(await send({ status: 'idle' }, form))
      } catch (error) {
        // Next.js says so of a page of an earlier build
        const isRenewed = error instanceof Error && error.name === 'UnrecognizedActionError'
        setAnswer({ status: 'failed', message: isRenewed ? messages.pageRenewed : messages.requestNotSent })
      } finally {
        isSending.current = false
      }
    })
  }

  return {
    state: answer ?? posted,
    isPending,
    /** Shows the empty form again. */
    reset: () => setAnswer({ status: 'idle' }),
    formProps: { id, ref, action: post, onSubmit },
  }
}
