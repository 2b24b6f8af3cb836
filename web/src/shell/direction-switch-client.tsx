'use client'

import { clsx } from 'clsx'
import { Icon } from '@/ui/icons/icon'
import { directionKey } from './direction-key'
import * as messages from '@/messages/shell'

function toggle() {
  const root = document.documentElement
  root.dir = root.dir === 'rtl' ? 'ltr' : 'rtl'
  try {
    localStorage.setItem(directionKey, root.dir)
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}

type DirectionSwitchProps = {
  /** Shows the control's name beside its value. */
  isNamed?: boolean
}

/**
 * Switches between left-to-right and right-to-left. CSS shows the current value, so that it is right before hydration.
 * A client component for its click handler.
 */
export function DirectionSwitch({ isNamed = false }: DirectionSwitchProps) {
  return (
    <button
      type="button"
      onClick={toggle}
      title={isNamed ? undefined : messages.readingDirection}
      className={
        isNamed ? 'side-entry gap-3' : 'icon-button flex-col gap-0 text-[0.6875rem] leading-3 font-medium'
      }
    >
      <Icon name="pilcrow-right" className={clsx(isNamed ? 'size-5' : 'size-4', 'rtl:hidden')} />
      <Icon name="pilcrow-left" className={clsx(isNamed ? 'size-5' : 'size-4', 'hidden rtl:block')} />
      <span className="rtl:hidden">
        <Value direction={messages.ltr} isNamed={isNamed} />
      </span>
      <span className="hidden rtl:inline">
        <Value direction={messages.rtl} isNamed={isNamed} />
      </span>
    </button>
  )
}

const Value = ({ direction, isNamed }: { direction: string; isNamed: boolean }) =>
  isNamed ? (
    messages.readingDirectionIs(direction)
  ) : (
    <>
      <span aria-hidden="true">{direction}</span>
      <span className="sr-only">{messages.readingDirectionIs(direction)}</span>
    </>
  )
