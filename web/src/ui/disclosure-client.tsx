'use client'

import { clsx } from 'clsx'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Icon } from './icons/icon'

type DisclosureProps = {
  label: string
  panelClassName?: string
  /** The panel is placed by what stands around, not by the button. */
  isWide?: boolean
  /** Somebody is about to open it: time to fetch what stands inside. */
  onReach?: () => void
  /** Draws what stands in the panel, once it is open. */
  render: () => ReactNode
}

/**
 * A button that opens a panel below it. Closes on Escape (and gives the focus back), on a click or tap outside, when the
 * focus leaves, and when a link inside is followed.
 */
export function Disclosure({ label, panelClassName, isWide = false, onReach, render }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [isOpen])

  return (
    <div ref={root} className={isWide ? undefined : 'relative'}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onPointerEnter={onReach}
        onFocus={onReach}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <Icon
          name="chevron-down"
          className={clsx('size-4 transition-transform duration-200', isOpen && 'rotate-180')}
        />
      </button>
      {isOpen && (
        // The click belongs to the links inside; the panel only notices that one was followed.
        <div
          id={panelId}
          className={panelClassName}
          onClickCapture={(event) => {
            if (event.target instanceof Element && event.target.closest('a')) setOpen(false)
          }}
        >
          {render()}
        </div>
      )}
    </div>
  )
}
