'use client'

import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useScrolledPast } from './use-scrolled-past'

/** Specification section 9. */
const stickyAfterPixels = 50

/** A header that becomes sticky once the page is scrolled by more than 50 px. */
export function StickyHeader({ children }: { children: ReactNode }) {
  const isSticky = useScrolledPast(stickyAfterPixels)
  return (
    <header
      data-sticky={isSticky}
      className={clsx(
        'top-0 z-40 border-b bg-ground',
        isSticky
          ? 'sticky animate-[drops-in_250ms_var(--ease-out)] border-line shadow-[0_8px_30px_-18px_rgb(23_36_48/0.4)]'
          : 'relative border-transparent',
      )}
    >
      {children}
    </header>
  )
}
