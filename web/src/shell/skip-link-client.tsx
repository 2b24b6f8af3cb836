'use client'

import { focusMain } from './focus-main'

/** The way past the menus for those who use the keyboard. */
export function SkipLink() {
  return (
    <a href="#content" onClick={focusMain} className="skip-link">
      Skip to content
    </a>
  )
}
