import { useEffect } from 'react'

/** The id that Sanity gives the button of the style list; its menu is labelled by it. */
const BUTTON = 'block-style-select'
const MENU = `[aria-labelledby~="${BUTTON}"]`

/**
 * Returns the focus to the text after a style was chosen. The menu of Sanity UI takes it as it closes and is then
 * removed, so that typed words would be lost.
 */
export function useFocusAfterStyle(): void {
  useEffect(() => {
    let text: HTMLElement | null = null
    let hasChosen = false
    const onClick = ({ target }: Event) => {
      hasChosen = target instanceof Element && target.closest(`${MENU} [role="menuitem"]`) !== null
    }
    const onFocus = ({ target }: Event) => {
      if (!(target instanceof HTMLElement)) return
      text = target.closest<HTMLElement>('[data-pt-editor]') ?? text
      if (hasChosen && target.closest(`#${BUTTON}, ${MENU}`)) text?.focus()
    }
    const onKey = () => {
      hasChosen = false
    }
    // Sanity UI stops some of these events from bubbling.
    const options = { capture: true }
    document.addEventListener('click', onClick, options)
    document.addEventListener('focusin', onFocus, options)
    document.addEventListener('keydown', onKey, options)
    return () => {
      document.removeEventListener('click', onClick, options)
      document.removeEventListener('focusin', onFocus, options)
      document.removeEventListener('keydown', onKey, options)
    }
  }, [])
}
