'use client'

import { clsx } from 'clsx'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from './icons/icon'

export type PopupLook = 'side' | 'corner' | 'top'

type PopupProps = {
  title: string
  look: PopupLook
  /** It is in the page only while it is open; here it is taken out again. */
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog over the page, open as soon as it is drawn. The browser's own traps the focus, closes on Escape and gives the
 * focus back; a click on the veil or on a link inside closes it too.
 */
export function Popup({ title, look, onClose, children }: PopupProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const close = () => dialog.current?.close()
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    // Escape is the dialog's own; this listens for clicks on the veil and on links.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        const target = event.target as Element
        if (target === dialog.current || target.closest('a')) close()
      }}
      className={clsx(
        'fixed m-0 overflow-y-auto overscroll-contain bg-ground text-text shadow-pop backdrop:bg-veil',
        looks[look],
      )}
    >
      <div className={clsx('flex min-h-full flex-col gap-6 p-5 sm:p-6', look === 'side' && 'p-6')}>
        <div className="flex items-center justify-between">
          <h2 id={titleId} className="text-h3">
            {title}
          </h2>
          <button
            type="button"
            aria-label={`Close ${title.toLowerCase()}`}
            onClick={close}
            className="-me-2 flex size-11 items-center justify-center rounded-full text-ink hover:bg-band"
          >
            <Icon name="x" className="size-6" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}

const looks: Record<PopupLook, string> = {
  side: 'inset-y-0 start-auto end-0 h-dvh max-h-none max-w-none w-[min(22rem,88vw)] open:animate-[slides-in_250ms_var(--ease-out)] rtl:open:animate-[slides-in-rtl_250ms_var(--ease-out)]',
  corner:
    'top-3 start-auto end-3 max-h-[calc(100dvh-1.5rem)] max-w-none w-[min(27rem,calc(100vw-1.5rem))] rounded-card open:animate-[pops-in_200ms_var(--ease-out)] sm:top-5 sm:end-gutter',
  top: 'inset-x-0 top-0 mx-auto max-h-dvh w-full max-w-3xl open:animate-[pops-in_200ms_var(--ease-out)] sm:top-5 sm:max-h-[calc(100dvh-2.5rem)] sm:w-[calc(100vw-3rem)] sm:rounded-card',
}
