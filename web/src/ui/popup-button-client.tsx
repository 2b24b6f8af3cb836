'use client'

import { type ReactNode, Suspense, useState } from 'react'
import { Popup, type PopupLook } from './popup-client'

type PopupButtonProps = {
  /** The popup's title. */
  title: string
  /** The button's name; the title when left out. */
  label?: string
  look: PopupLook
  icon: ReactNode
  className?: string
  /** Fetches what stands inside, as soon as somebody reaches for the button. */
  load: () => Promise<unknown>
  /** Shown once the popup was opened; its script need not be there before. */
  children: ReactNode
}

/** A button whose popup, script and data alike, is only fetched when somebody reaches for it. */
export function PopupButton({ title, label, look, icon, className, load, children }: PopupButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const prepare = () => void load().catch(() => {})
  return (
    <>
      <button
        type="button"
        aria-label={label ?? title}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
        className={className}
      >
        {icon}
      </button>
      {isOpen && (
        <Popup title={title} look={look} onClose={() => setOpen(false)}>
          <Suspense fallback={<p className="min-h-40">One moment …</p>}>{children}</Suspense>
        </Popup>
      )}
    </>
  )
}
