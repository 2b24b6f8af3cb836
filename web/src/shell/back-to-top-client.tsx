'use client'

import { Icon } from '@/ui/icons/icon'
import { focusMain } from '@/ui/focus-main'
import { useScrolledPast } from './use-scrolled-past'
import * as messages from '@/messages/shell'

/** Specification section 9. */
const shownAfterPixels = 300

/** Not in CSS: `scroll-behavior` would also animate the place to which the browser returns after Back. */
const scrollToTop = () => {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' })
}

/** A button that scrolls to the top; it appears after more than 300 px. */
export function BackToTop() {
  const isShown = useScrolledPast(shownAfterPixels)
  return (
    <button
      type="button"
      hidden={!isShown}
      onClick={() => {
        scrollToTop()
        focusMain()
      }}
      className="shortcut shortcut-top"
    >
      <Icon name="arrow-up" className="size-5 shrink-0" />
      <span className="shortcut-label">{messages.backToTop}</span>
    </button>
  )
}
