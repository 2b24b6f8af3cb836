'use client'

import { useStored } from '@/ui/browser-store'
import { sentQuotesStore } from './quote-store'
import { sentSamplesStore } from './sample-store'

/** Whether quotes or samples were requested from this browser; false on the server and while the page hydrates. */
export function useHasRequests(): boolean {
  const quotes = useStored(sentQuotesStore)
  const samples = useStored(sentSamplesStore)
  return [quotes, samples].some((requests) => requests && requests.length > 0)
}
