'use client'

import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Popup } from './popup-client'

type SidePanelProps = { label: string; icon: ReactNode; className?: string; children: ReactNode }

/** A button that opens a panel at the end side of the screen. What stands inside is drawn when it opens. */
export function SidePanel({ label, icon, className, children }: SidePanelProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={`Open ${label.toLowerCase()}`}
        aria-haspopup="dialog"
        onClick={() => {
          // Drawn first, so that the dialog finds something to give the focus to.
          flushSync(() => setOpen(true))
          dialog.current?.showModal()
        }}
        className={className}
      >
        {icon}
      </button>
      <Popup dialog={dialog} title={label} look="side" onClose={() => setOpen(false)}>
        {isOpen && children}
      </Popup>
    </>
  )
}
