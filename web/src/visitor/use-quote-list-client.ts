'use client'

import { useSyncExternalStore } from 'react'
import type { QuoteLine } from '@/content/quotes/types'
import { quoteListStore } from './quote-store'

/** Stands for a list that is empty, so that it is the same array each time. */
const none: QuoteLine[] = []

/** The visitor's quote list; not `isRead` on the server and while the page hydrates. Two tabs show the same. */
export function useQuoteList() {
  const own = useSyncExternalStore(quoteListStore.subscribe, quoteListStore.get, () => undefined)
  return { isRead: own !== undefined, lines: own ?? none }
}
