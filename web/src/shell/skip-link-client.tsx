'use client'

import { focusMain } from './focus-main'

/** Lets keyboard users skip the menus. */
export function SkipLink() {
  return (
    <a href="#content" onClick={focusMain} className="skip-link">
      Skip to content
    </a>
  )
}
