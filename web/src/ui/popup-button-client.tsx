'use client'

import { type ReactNode, Suspense, useState } from 'react'
import { Popup } from './popup-client'
import type { PopupLook } from './popup-frame-client'
import * as shell from '@/messages/shell'

type PopupButtonProps = {
  /** The popup's title. */
  title: string
  /** The button's name; the title when left out. */
  label?: string
  /** The page that shows the same; the button opens it before hydration and without script. */
  href: string
  look: PopupLook
  icon: ReactNode
  className?: string
  /** Preloads the popup's script and data, when the pointer or the focus reaches the button. */
  load: () => Promise<unknown>
  /** The popup's content; rendered once the popup is open, so that its script can be loaded lazily. */
  children: ReactNode
}

/** A button that loads the script and the data of its popup when the pointer or the focus reaches it. */
export function PopupButton({ title, label, href, look, icon, className, load, children }: PopupButtonProps) {
  const [isOpen, setOpen] = useState(false)
  // A failure is handled when the popup opens, which loads again.
  const preload = () => void load().catch(() => {})
  return (
    <>
      <form action={href} className="contents">
        <button
          type="submit"
          aria-label={label ?? title}
          aria-haspopup="dialog"
          onPointerEnter={preload}
          onFocus={preload}
          onClick={(event) => {
            event.preventDefault()
            setOpen(true)
          }}
          className={className}
        >
          {icon}
        </button>
      </form>
      {isOpen && (
        <Popup title={title} look={look} onClose={() => setOpen(false)}>
          <Suspense fallback={<p className="min-h-40">{shell.oneMoment}</p>}>{children}</Suspense>
        </Popup>
      )}
    </>
  )
}
