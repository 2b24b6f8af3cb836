'use client'

import { type ReactNode, useId, useRef } from 'react'
import { PopupFrame } from './popup-frame-client'
import * as messages from '@/messages/shell'

type SidePanelProps = { label: string; icon: ReactNode; className?: string; children: ReactNode }

/**
 * A button that opens a panel at the end side of the screen. Its content is in the HTML. Before hydration and without
 * script the button opens it as a popover; with script it is a modal dialog, which keeps the focus inside.
 */
export function SidePanel({ label, icon, className, children }: SidePanelProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  return (
    <>
      <button
        type="button"
        aria-label={messages.openNamed(label.toLowerCase())}
        aria-haspopup="dialog"
        popoverTarget={id}
        onClick={(event) => {
          event.preventDefault()
          dialog.current?.showModal()
        }}
        className={className}
      >
        {icon}
      </button>
      <PopupFrame ref={dialog} id={id} popover="auto" title={label} look="side">
        {children}
      </PopupFrame>
    </>
  )
}
