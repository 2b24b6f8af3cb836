'use client'

import { type ReactNode, useEffect, useRef } from 'react'

type StatusFocusProps = {
  /** Which answers the buyer can give; when it changes, the form that had the focus is gone. */
  answers: string
  children: ReactNode
}

/** The status of a request. It takes the focus after an answer, so that what came of it is read out. */
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
