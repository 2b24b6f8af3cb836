'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from './icons/icon'

type DisclosureProps = {
  label: string
  /** Of several disclosures with one name the browser keeps at most one open. */
  name?: string
  panelClassName?: string
  children: ReactNode
}

/**
 * A label that opens a panel, as a native `details`: it works before hydration and without script. Script closes it on
 * Escape (and returns the focus), on a click or tap outside, when the focus leaves, and when a link inside is followed.
 */
export function Disclosure({ label, name, panelClassName, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      const root = details.current
      if (root?.open && target instanceof Node && !root.contains(target)) root.open = false
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      const root = details.current
      if (key !== 'Escape' || !root?.open) return
      root.open = false
      root.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [])

  return (
    <details ref={details} name={name}>
      <summary>
        {label}
        <Icon name="chevron-down" className="size-4 transition-transform duration-200" />
      </summary>
      {/* Links inside handle their own clicks; this only notices that one was followed. */}
      <div
        className={panelClassName}
        onClickCapture={({ target }) => {
          if (details.current && target instanceof Element && target.closest('a'))
            details.current.open = false
        }}
      >
        {children}
      </div>
    </details>
  )
}
