import { useEffect } from 'react'
import { SCROLLER, isOpeningResult } from './use-top-after-search.ts'

/** Milliseconds after the focus, at which a form may have grown to its full height. */
const checks = [0, 300, 1000]

/**
 * Scrolls a form to the field that gets the focus. Sanity focuses the field of a link or of a problem while the form is still
 * being laid out; the browser does not scroll then, and the field stays far below the window.
 */
export function useFocusInView(): void {
  useEffect(() => {
    const onFocus = ({ target }: Event) => {
      if (!(target instanceof Element) || isOpeningResult()) return
      const scroller = target.closest(SCROLLER)
      if (!scroller) return
      for (const delay of checks)
        setTimeout(() => {
          if (document.activeElement === target && isOutside(target, scroller))
            target.scrollIntoView({ block: 'center' })
        }, delay)
    }
    document.addEventListener('focusin', onFocus, { capture: true })
    return () => document.removeEventListener('focusin', onFocus, { capture: true })
  }, [])
}

function isOutside(element: Element, scroller: Element): boolean {
  const [inner, outer] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()]
  return inner.bottom <= outer.top || inner.top >= outer.bottom
}
