'use client'

import { type ReactNode, useRef } from 'react'
import { Popup } from './popup-client'

type SidePanelProps = { label: string; icon: ReactNode; className?: string; children: ReactNode }

/** A button that opens a panel at the end side of the screen. */
export function SidePanel({ label, icon, className, children }: SidePanelProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button
        type="button"
        aria-label={`Open ${label.toLowerCase()}`}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
        className={className}
      >
        {icon}
      </button>
      <Popup dialog={dialog} title={label} look="side">
        {children}
      </Popup>
    </>
  )
}
