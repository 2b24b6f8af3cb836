'use client'

import type { ReactNode } from 'react'

type ReasonProps = { title: string | null; text: string | null; children: ReactNode }

/** A reason below its picture. Drawn in the browser too: its words are half of its markup. */
export function Reason({ title, text, children }: ReasonProps) {
  return (
    <li className="enters flex flex-col gap-5">
      {children}
      <div className="flex flex-col gap-2">
        <h3 className="text-h3">{title}</h3>
        {text && <p>{text}</p>}
      </div>
    </li>
  )
}
