'use client'

import { directionKey } from './direction-key'

function toggle() {
  const root = document.documentElement
  root.dir = root.dir === 'rtl' ? 'ltr' : 'rtl'
  try {
    localStorage.setItem(directionKey, root.dir)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** Switches between left-to-right and right-to-left. It reads the direction that the page has; the styles show which. */
export function DirectionSwitch({ className = '' }: { className?: string }) {
  return (
    <button
      type="button"
      onClick={toggle}
      title="Switch the direction of reading"
      className={`flex h-10 items-center justify-center rounded-full px-2 font-heading text-[0.8125rem] font-medium tracking-wide text-ink hover:bg-band hover:text-kraft-deep sm:h-11 ${className}`}
    >
      <span className="rtl:hidden">LTR</span>
      <span className="hidden rtl:inline">RTL</span>
      <span className="sr-only">: switch the direction of reading</span>
    </button>
  )
}
