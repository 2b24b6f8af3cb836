'use client'

import { useSyncExternalStore } from 'react'
import { sentQuotesStore } from './quote-store'
import { sentSamplesStore } from './sample-store'

/** Whether quotes or samples were requested from this browser; false on the server and while the page hydrates. */
export function useHasRequests(): boolean {
  const quotes = useSyncExternalStore(sentQuotesStore.subscribe, sentQuotesStore.get, () => null)
  const samples = useSyncExternalStore(sentSamplesStore.subscribe, sentSamplesStore.get, () => null)
  return [quotes, samples].some((requests) => requests && requests.length > 0)
}
