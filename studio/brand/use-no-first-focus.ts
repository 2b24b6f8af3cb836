import { useEffect } from 'react'
import { SCROLLER } from './use-top-after-search.ts'

/** Milliseconds from what a person does to the focus that follows from it, also on a slow computer. */
const responseTime = 2000

/** What the page beside the form sends when a person clicks on something of it. */
const clicked = 'visual-editing/focus'

/** The document beside the page, and the field, that the address names: `/presentation/category/category-paper-bags/name`. */
const place = () => {
  const [, tool, type, id, field] = window.location.pathname.split('/')
  return tool === 'presentation' ? { document: `${type}/${id}`, field } : undefined
}

/**
 * Keeps the form beside a page from taking the focus when the page opens. Sanity focuses its first field, and the page would scroll to
 * where that stands on it, which for the name of a category is the footer. What a person clicks on, and what they reach by the Tab key, gets it.
 */
export function useNoFirstFocus(): void {
  useEffect(() => {
    const options = { capture: true }
    let movedAt = -Infinity
    /** The document whose form has had the focus: from then on, menus and dialogs that close return it. */
    let entered: string | undefined
    const onMove = () => {
      movedAt = performance.now()
    }
    // Any other key may belong to the address of the next page.
    const onKey = ({ key }: KeyboardEvent) => {
      movedAt = key === 'Tab' ? performance.now() : -Infinity
    }
    const onMessage = ({ data }: MessageEvent<{ type?: unknown } | null>) => {
      if (data?.type === clicked) onMove()
    }
    const onFocus = (event: Event) => {
      const { target } = event
      const scroller = target instanceof HTMLElement && target.closest(SCROLLER)
      if (!scroller) return
      const { document, field } = place() ?? {}
      if (document === undefined || document === entered) return
      if (field || performance.now() - movedAt < responseTime) {
        entered = document
        return
      }
      entered = undefined
      event.stopImmediatePropagation()
      // Sanity would take this for the person leaving the field that they have just clicked on the page.
      window.addEventListener('focusout', stop, options)
      target.blur()
      window.removeEventListener('focusout', stop, options)
      // Sanity tries every further field, each of which scrolls the form.
      scroller.scrollTop = 0
      requestAnimationFrame(() => (scroller.scrollTop = 0))
    }
    const stop = (event: Event) => event.stopImmediatePropagation()
    window.addEventListener('pointerdown', onMove, options)
    window.addEventListener('keydown', onKey, options)
    window.addEventListener('message', onMessage)
    window.addEventListener('focusin', onFocus, options)
    return () => {
      window.removeEventListener('pointerdown', onMove, options)
      window.removeEventListener('keydown', onKey, options)
      window.removeEventListener('message', onMessage)
      window.removeEventListener('focusin', onFocus, options)
    }
  }, [])
}
