'use client'

import { type ReactNode, useState } from 'react'
import { Popup } from './popup-client'

type SidePanelProps = { label: string; icon: ReactNode; className?: string; children: ReactNode }

/** A button that opens a panel at the end side of the screen. What stands inside is drawn when it opens. */
export function SidePanel({ label, icon, className, children }: SidePanelProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={`Open ${label.toLowerCase()}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={className}
      >
        {icon}
      </button>
      {isOpen && (
        <Popup title={label} look="side" onClose={() => setOpen(false)}>
          {children}
        </Popup>
      )}
    </>
  )
}
