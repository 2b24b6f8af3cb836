'use client'

import { useSyncExternalStore } from 'react'
import type { SentQuote } from '@/content/quotes/types'
import { sentQuotesStore } from './quote-store'

/** The requests that were sent from this browser: undefined on the server and while the page hydrates, null when there are none. */
export const useSentQuotes = (): SentQuote[] | null | undefined =>
  useSyncExternalStore(sentQuotesStore.subscribe, sentQuotesStore.get, () => undefined)
