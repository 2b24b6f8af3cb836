'use client'

import { useSyncExternalStore } from 'react'

/** Told to `window` after `pushState`, which tells nobody by itself. */
const pushed = 'listing-pushed'

function subscribe(onChange: () => void): () => void {
  const events = ['popstate', pushed]
  for (const event of events) addEventListener(event, onChange)
  return () => {
    for (const event of events) removeEventListener(event, onChange)
  }
}

/**
 * The query of a listing's address, which changes without a request.
 * @param isShown whether the address that the browser shows is that of this listing: Next keeps the pages visited last in
 *   the document, hidden
 * @param served the query that the server rendered, without `?`
 */
export function useListingAddress(isShown: () => boolean, served: string) {
  const search = useSyncExternalStore(
    subscribe,
    () => (isShown() ? location.search : served),
    () => served,
  )
  /** Shows an address of this listing without a request. */
  const show = (href: string) => {
    if (href === `${location.pathname}${location.search}`) return
    history.pushState(null, '', href)
    dispatchEvent(new Event(pushed))
  }
  return { search, show }
}

/** What a form would send with the method `get`. */
export const queryOfForm = (form: HTMLFormElement) =>
  new URLSearchParams(
    [...new FormData(form)].map(([key, value]) => [key, typeof value === 'string' ? value : '']),
  )
