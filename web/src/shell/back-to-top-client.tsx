'use client'

import { focusMain } from './focus-main'
import { useScrolledPast } from './use-scrolled-past'
import { Icon } from '@/ui/icons/icon'

/** Specification section 9. */
const shownAfterPixels = 300

/** A button that appears after more than 300 px and leads back to the top. */
export function BackToTop() {
  const isShown = useScrolledPast(shownAfterPixels)
  if (!isShown) return null
  return (
    <button
      type="button"
      aria-label="Back to top"
      onClick={() => {
        scrollTo({ top: 0 })
        focusMain()
      }}
      className="flex size-12 animate-[pops-in_200ms_var(--ease-out)] items-center justify-center rounded-full border border-line bg-ground text-ink shadow-pop hover:border-kraft hover:text-kraft-deep"
    >
      <Icon name="arrow-up" className="size-5" />
    </button>
  )
}
