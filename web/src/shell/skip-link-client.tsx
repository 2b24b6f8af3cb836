'use client'

import { focusMain } from './focus-main'

/** The way past the menus for those who use the keyboard. */
export function SkipLink() {
  return (
    <a
      href="#content"
      onClick={focusMain}
      className="fixed start-4 top-3 z-50 -translate-y-24 rounded-full bg-kraft-deep px-5 py-2.5 font-medium text-ground opacity-0 focus:translate-y-0 focus:opacity-100"
    >
      Skip to content
    </a>
  )
}
