import { useEffect } from 'react'
import { SCROLLER } from './use-top-after-search.ts'

/** Milliseconds from what a person does to the focus that follows from it, also on a slow computer. */
const responseTime = 1000

/** Whether the address names a field: `/presentation/category/category-paper-bags/name`. */
const hasPath = () => /^\/presentation\/[^/]+\/[^/]+\/[^/]+/.test(window.location.pathname)

/**
 * Keeps the form beside a page from taking the focus when the page opens. Sanity focuses its first field, and the page would scroll to
 * where that stands on it, which for the name of a category is the footer.
 */
export function useNoFirstFocus(): void {
  useEffect(() => {
    let movedAt = -Infinity
    /** A person goes into the form by a click in it, and through it by the Tab key. */
    const onInput = (event: Event) => {
      const isInForm = event.target instanceof Element && event.target.closest(SCROLLER) !== null
      const isTab = event instanceof KeyboardEvent && event.key === 'Tab'
      movedAt = isInForm || isTab ? performance.now() : -Infinity
    }
    const onFocus = (event: Event) => {
      const { target } = event
      if (!(target instanceof HTMLElement) || !target.closest(SCROLLER)) return
      if (!window.location.pathname.startsWith('/presentation') || hasPath()) return
      if (performance.now() - movedAt < responseTime) return
      event.stopImmediatePropagation()
      target.blur()
    }
    const options = { capture: true }
    for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, onInput, options)
    for (const type of ['focus', 'focusin']) window.addEventListener(type, onFocus, options)
    return () => {
      for (const type of ['pointerdown', 'keydown']) window.removeEventListener(type, onInput, options)
      for (const type of ['focus', 'focusin']) window.removeEventListener(type, onFocus, options)
    }
  }, [])
}
