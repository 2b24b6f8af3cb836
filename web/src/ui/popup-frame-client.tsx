'use client'

import { clsx } from 'clsx'
import { type ComponentProps, useId } from 'react'
import { Icon } from './icons/icon'
import * as messages from '@/messages/shell'

export type PopupLook = 'side' | 'corner' | 'top'

type PopupFrameProps = Omit<ComponentProps<'dialog'>, 'onClick' | 'className'> & {
  id: string
  title: string
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

const looks: Record<PopupLook, string> = {
  side: 'inset-y-0 start-auto end-0 h-dvh max-h-none max-w-none w-[min(22rem,88vw)] open:animate-[slides-in_250ms_var(--ease-out)] rtl:open:animate-[slides-in-rtl_250ms_var(--ease-out)]',
  corner:
    'top-3 start-auto end-3 max-h-[calc(100dvh-1.5rem)] max-w-none w-[min(27rem,calc(100vw-1.5rem))] rounded-card open:animate-[pops-in_200ms_var(--ease-out)] sm:top-5 sm:end-gutter',
  top: 'inset-x-0 top-0 mx-auto max-h-dvh w-full max-w-3xl open:animate-[pops-in_200ms_var(--ease-out)] sm:top-5 sm:max-h-[calc(100dvh-2.5rem)] sm:w-[calc(100vw-3rem)] sm:rounded-card',
}
