'use client'

import { X } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'

type SidePanelProps = { label: string; icon: ReactNode; className?: string; children: ReactNode }

/**
 * A button that opens a panel at the end side of the screen. The browser's own dialog traps the focus, closes on Escape
 * and gives the focus back; a click on the veil or on a link inside closes it too.
 */
export function SidePanel({ label, icon, className, children }: SidePanelProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const close = () => dialog.current?.close()
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
      {/* Escape is the dialog's own; this listens for clicks on the veil and on links. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
      <dialog
        ref={dialog}
        aria-labelledby={titleId}
        onClick={(event) => {
          const target = event.target as Element
          if (target === dialog.current || target.closest('a')) close()
        }}
        className="fixed inset-y-0 start-auto end-0 m-0 h-dvh max-h-none w-[min(22rem,88vw)] max-w-none overflow-y-auto bg-ground text-text shadow-pop backdrop:bg-veil open:animate-[slides-in_250ms_var(--ease-out)] rtl:open:animate-[slides-in-rtl_250ms_var(--ease-out)]"
      >
        <div className="flex min-h-full flex-col gap-6 p-6">
          <div className="flex items-center justify-between">
            <h2 id={titleId} className="text-h3">
              {label}
            </h2>
            <button
              type="button"
              aria-label={`Close ${label.toLowerCase()}`}
              onClick={close}
              className="-me-2 flex size-11 items-center justify-center rounded-full text-ink hover:bg-band"
            >
              <X aria-hidden="true" className="size-6" />
            </button>
          </div>
          {children}
        </div>
      </dialog>
    </>
  )
}
