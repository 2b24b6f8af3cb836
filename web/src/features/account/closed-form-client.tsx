'use client'

import { screenHref } from '@shop/studio/routes'
import { type ReactNode, useRef, useState } from 'react'
import { Button, ButtonLink } from '@/ui/button'
import { noAccountsId } from './no-accounts-id'
import * as messages from '@/messages/account'

type ClosedFormProps = {
  /** The name of the form for screen readers. */
  label: string
  buttonLabel: string
  /** Its fields have no `name`, so that a browser without script sends nothing either. */
  children: ReactNode
}

/**
 * A form of accounts, which this shop does not have: its button says so in place and leads to the orders. Nothing that
 * is typed is sent or kept.
 */
export function ClosedForm({ label, buttonLabel, children }: ClosedFormProps) {
  const [isAnswered, setAnswered] = useState(false)
  const answer = useRef<HTMLDivElement>(null)
  return (
    <div className="flex w-full max-w-lg flex-col gap-8">
      <form
        aria-label={label}
        action={`#${noAccountsId}`}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          setAnswered(true)
          requestAnimationFrame(() => answer.current?.focus())
        }}
      >
        {children}
        <Button type="submit" className="self-start">
          {buttonLabel}
        </Button>
      </form>
      <div
        ref={answer}
        id={noAccountsId}
        tabIndex={-1}
        className={`flex-col items-start gap-4 rounded-card bg-band p-5 target:flex ${isAnswered ? 'flex' : 'hidden'}`}
      >
        <p className="text-ink">{messages.noAccounts}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={screenHref('order-history')} look="quiet">
            {messages.orderHistory}
          </ButtonLink>
          <ButtonLink href={screenHref('my-profile')} look="quiet">
            {messages.myProfile}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
