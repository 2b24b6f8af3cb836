import { useEffect } from 'react'

export const RESULTS = '[data-testid="search-results"]'
export const SCROLLER = '[data-testid="document-panel-scroller"]'

/**
 * Keeps a form that the search opens at its beginning. Sanity focuses its first field; while the search is still closing,
 * it keeps the focus, and Sanity tries every further field to the last one, each of which scrolls the form.
 */
export function useTopAfterSearch(): void {
  useEffect(() => {
    const onFocus = ({ target }: Event) => {
      if (!(target instanceof Element) || !document.querySelector(RESULTS)) return
      const scroller = target.closest(SCROLLER)
      if (scroller) requestAnimationFrame(() => scroller.scrollTo(0, 0))
    }
    document.addEventListener('focusin', onFocus, { capture: true })
    return () => document.removeEventListener('focusin', onFocus, { capture: true })
  }, [])
}
