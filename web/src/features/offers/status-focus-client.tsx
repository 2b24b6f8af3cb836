'use client'

import { type ReactNode, useEffect, useRef } from 'react'

type StatusFocusProps = {
  /** The answers that the buyer can give; when they change, the form that had the focus was removed. */
  answers: string
  children: ReactNode
}

/** The status of a request. It takes the focus after an answer, so that screen readers read the result. */
export function StatusFocus({ answers, children }: StatusFocusProps) {
  const ref = useRef<HTMLDivElement>(null)
  const shown = useRef(answers)
  useEffect(() => {
    if (shown.current === answers) return
    shown.current = answers
    ref.current?.focus()
  }, [answers])
  return (
    <div ref={ref} tabIndex={-1} className="flex flex-col gap-3">
      {children}
    </div>
  )
}
