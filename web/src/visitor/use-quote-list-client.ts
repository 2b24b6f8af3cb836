'use client'

import { useSyncExternalStore } from 'react'
import {
  type NewQuoteLine,
  type QuoteLineChange,
  type RemovedQuoteLine,
  withAdded,
  withChange,
  withoutSku,
  withRestored,
} from '@/content/quotes/list'
import type { QuoteLine } from '@/content/quotes/types'
import { quoteListStore } from './quote-store'

/** Stands for a list that is empty, so that it is the same array each time. */
const none: QuoteLine[] = []

const change = (next: (lines: QuoteLine[]) => QuoteLine[]) =>
  quoteListStore.set(next(quoteListStore.get() ?? none))

const actions = {
  add: (line: NewQuoteLine) => change((lines) => withAdded(lines, line)),
  change: (sku: string, changed: QuoteLineChange) => change((lines) => withChange(lines, sku, changed)),
  remove: (sku: string) => change((lines) => withoutSku(lines, sku)),
  restore: (removed: RemovedQuoteLine) => change((lines) => withRestored(lines, removed)),
  /** Empties the list, as after a request. */
  clear: () => quoteListStore.set(null),
}

/** The visitor's quote list and what can be done with it; not `isRead` on the server and while the page hydrates. */
export function useQuoteList() {
  const own = useSyncExternalStore(quoteListStore.subscribe, quoteListStore.get, () => undefined)
  return { isRead: own !== undefined, lines: own ?? none, ...actions }
}
