import { useLayoutEffect } from 'react'

/** The part of an element that `@sanity/visual-editing` 6 wants to see before it responds to the mouse (its controller.ts). */
const overlaysThreshold = 0.3

/**
 * Has the overlays respond to the mouse as soon as any part of an element is visible. A section of more than three screens
 * never shows three tenths of itself, so that it would have no menu and could not be dragged.
 * @returns a function that ends this
 */
export function activateTallSections(): () => void {
  const Original = window.IntersectionObserver
  window.IntersectionObserver = class extends Original {
    constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
      super(callback, options.threshold === overlaysThreshold ? { ...options, threshold: 0 } : options)
    }
  }
  return () => {
    window.IntersectionObserver = Original
  }
}

/** The overlays have no option for it. It runs before the effects in which they begin to observe. */
export function useTallSections(): void {
  useLayoutEffect(activateTallSections, [])
}
