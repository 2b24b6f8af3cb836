import { useEffect } from 'react'

/** The `data-sanity` attribute of an item of an array, such as a section: the last step of its path has a key. */
const arrayItem = /(?:^|;)path=(?:[^;]*\.)?[^.;]+:[^.;]+(?:;|$)/

/**
 * Opens the overlays' menu of a section wherever in it an editor clicks with the right mouse button.
 *
 * `@sanity/visual-editing` 6 opens it only over the empty ground of a section. A right click on a text or a picture opens
 * nothing, and clears what the overlays know of the mouse: until it leaves the section, its ground opens no menu either.
 * e2e/preview/sections.spec.ts checks both. Without this, only the empty ground opens the menu.
 */
export function useSectionMenu() {
  useEffect(() => {
    let isOpen = false
    const open = (event: MouseEvent) => {
      isOpen = true
      hoverArrayItem(event)
    }
    const close = () => (isOpen = false)
    // The right click takes the focus from the form beside the page, and the overlays would close the menu when the Studio says so.
    const keepOpen = (event: MessageEvent) => {
      const { type } = Object(event.data) as { type?: unknown }
      if (isOpen && type === 'presentation/blur') event.stopImmediatePropagation()
    }
    window.addEventListener('contextmenu', open, { capture: true })
    window.addEventListener('click', close, { capture: true })
    window.addEventListener('message', keepOpen, { capture: true })
    return () => {
      window.removeEventListener('contextmenu', open, { capture: true })
      window.removeEventListener('click', close, { capture: true })
      window.removeEventListener('message', keepOpen, { capture: true })
    }
  }, [])
}

/** Has the overlays take the innermost array item around the target for what the mouse is over, before they see the event. */
function hoverArrayItem({ target }: MouseEvent) {
  const around = target instanceof Element ? ancestorsOf(target) : []
  const item = around.findIndex((element) => arrayItem.test(element.getAttribute('data-sanity') ?? ''))
  if (item === -1) return
  // The overlays listen for Escape, which clears what they know of the mouse.
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  enter(around.slice(item))
  setTimeout(() => enter(around.slice(0, item)))
}

/** An element and all elements around it, the innermost first. */
function ancestorsOf(element: Element): Element[] {
  return element.parentElement ? [element, ...ancestorsOf(element.parentElement)] : [element]
}

/** As the browser does, the outermost first. */
const enter = (elements: Element[]) =>
  elements.toReversed().forEach((element) => element.dispatchEvent(new MouseEvent('mouseenter')))
