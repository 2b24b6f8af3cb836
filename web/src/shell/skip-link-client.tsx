'use client'

import { focusMain } from './focus-main'

/** Lets keyboard users skip the menus. A client component for its click handler. */
export function SkipLink() {
  return (
    <a href="#content" onClick={focusMain} className="skip-link">
      Skip to content
    </a>
  )
}
