'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'

const QuoteRequests = lazy(() => import('./quote-requests-client'))

const subscribe = (onChange: () => void) => {
  window.addEventListener('storage', onChange)
  return () => window.removeEventListener('storage', onChange)
}

/** Whether this browser has sent requests; a storage that cannot be read has none. */
function hasSent(): boolean {
  try {
    return localStorage.getItem('quotes') !== null
  } catch {
    return false
  }
}

/** The quote requests of this browser; their script is loaded only for those who have sent some. */
export function OwnQuotes() {
  const isShown = useSyncExternalStore(subscribe, hasSent, () => false)
  return <Suspense>{isShown && <QuoteRequests />}</Suspense>
}
