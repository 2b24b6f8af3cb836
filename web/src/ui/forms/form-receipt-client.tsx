'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../button'
import * as messages from '@/messages/forms'

type FormReceiptProps = {
  id: string
  heading: string
  message?: string
  number?: string
  again?: { label: string; onClick: () => void } | ''
  children?: ReactNode
}

/** Replaces a form once it was sent. It takes the focus, because the button that had it was removed. */
export function FormReceipt({ id, heading, message, number, again, children }: FormReceiptProps) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <section id={id} aria-labelledby={`${id}-receipt`} className="form-receipt">
      <h3 id={`${id}-receipt`} ref={ref} tabIndex={-1} className="text-h3 text-ink">
        {heading}
      </h3>
      {message && <p>{message}</p>}
      {number && (
        <p>
          {messages.yourNumber} <strong className="font-medium text-ink">{number}</strong>
        </p>
      )}
      {children}
      {again && (
        <Button look="quiet" className="needs-script w-fit" onClick={again.onClick}>
          {again.label}
        </Button>
      )}
    </section>
  )
}
