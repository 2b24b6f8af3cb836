'use client'

import { clsx } from 'clsx'
import { type ComponentProps, useId } from 'react'
import { Icon } from './icons/icon'
import * as messages from '@/messages/shell'

export type PopupLook = 'side' | 'corner' | 'top'

type PopupFrameProps = Omit<ComponentProps<'dialog'>, 'onClick' | 'className'> & {
  id: string
  title: string
  /** Where it opens (popup.css). */
  look: PopupLook
}

function close(dialog: HTMLDialogElement) {
  if (dialog.matches(':popover-open')) dialog.hidePopover()
  else dialog.close()
}

/**
 * The dialog of a popup with its title and close button. A click on the backdrop or on a link inside closes it; Escape,
 * the focus trap and the return of the focus are the browser's own.
 */
export function PopupFrame({ title, look, children, ...dialog }: PopupFrameProps) {
  const titleId = useId()
  return (
    // The dialog handles Escape itself; this listener is for the backdrop and for links.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      {...dialog}
      aria-labelledby={titleId}
      onClick={({ currentTarget, target }) => {
        if (target === currentTarget || (target as Element).closest('a')) close(currentTarget)
      }}
      className={`popup popup-${look}`}
    >
      <div className={clsx('flex min-h-full flex-col gap-6 p-5 sm:p-6', look === 'side' && 'p-6')}>
        <div className="flex items-center justify-between">
          <h2 id={titleId} className="text-h3">
            {title}
          </h2>
          <button
            type="button"
            aria-label={messages.closeNamed(title.toLowerCase())}
            popoverTarget={dialog.popover ? dialog.id : undefined}
            popoverTargetAction={dialog.popover ? 'hide' : undefined}
            onClick={({ currentTarget }) => {
              const opened = currentTarget.closest('dialog')
              if (opened) close(opened)
            }}
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
