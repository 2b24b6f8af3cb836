'use client'

import { useSyncExternalStore } from 'react'
import type { QuoteLine } from '@/content/quotes/types'
import { quoteListStore } from './quote-store'

/** The empty list; always the same array, so that components do not render again. */
const none: QuoteLine[] = []

/** The visitor's quote list; not `isRead` on the server and while the page hydrates. Two tabs show the same. */
export function useQuoteList() {
  const own = useSyncExternalStore(quoteListStore.subscribe, quoteListStore.get, () => undefined)
  return { isRead: own !== undefined, lines: own ?? none }
}
