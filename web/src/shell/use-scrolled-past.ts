'use client'

import { useSyncExternalStore } from 'react'

function subscribe(onScroll: () => void) {
  addEventListener('scroll', onScroll, { passive: true })
  return () => removeEventListener('scroll', onScroll)
}

/** Whether the page is scrolled by more than a number of pixels. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > pixels,
    () => false,
  )
}
