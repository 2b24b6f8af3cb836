import { useEffect } from 'react'

export const SCROLLER = '[data-testid="document-panel-scroller"]'
const RESULTS = '[data-testid="search-results"]'
/** What a person does; by any of it, they say themselves where the form is shown. */
const inputs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const
/** Milliseconds after which a form that was chosen in the search is open, also on a slow computer. */
const openingTime = 10_000

let chosenAt: number | undefined

/** Whether the person has chosen a result of the search and done nothing since. */
export const isOpeningResult = (): boolean =>
  chosenAt !== undefined && performance.now() - chosenAt < openingTime

/**
 * Keeps a form that the search opens at its beginning. Sanity focuses its first field; while the search is still closing,
 * it keeps the focus, and Sanity tries every further field to the last one, each of which scrolls the form.
 */
export function useTopAfterSearch(): void {
  useEffect(() => {
    const onInput = (event: Event) => {
      const isChoice = event.type === 'pointerdown' ? isInResults(event.target) : isEnter(event)
      chosenAt = isChoice ? performance.now() : undefined
    }
    const onScroll = ({ target }: Event) => {
      if (isOpeningResult() && target instanceof Element && target.matches(SCROLLER)) target.scrollTop = 0
    }
    for (const type of inputs) document.addEventListener(type, onInput, { capture: true, passive: true })
    document.addEventListener('scroll', onScroll, { capture: true, passive: true })
    return () => {
      for (const type of inputs) document.removeEventListener(type, onInput, { capture: true })
      document.removeEventListener('scroll', onScroll, { capture: true })
    }
  }, [])
}

const isInResults = (target: EventTarget | null) =>
  target instanceof Element && target.closest(RESULTS) !== null

/** The focus stays in the search while the arrow keys move through its results. */
const isEnter = (event: Event) =>
  event instanceof KeyboardEvent && event.key === 'Enter' && document.querySelector(RESULTS) !== null
