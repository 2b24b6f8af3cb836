'use client'

import { useState } from 'react'
import { keyOf, type RemovedQuoteLine } from '@/content/quotes/list'
import type { QuoteLine } from '@/content/quotes/types'
import { useStored } from '@/ui/browser-store'
import { quoteActions } from '@/visitor/quote-actions'
import { quoteListStore } from '@/visitor/quote-store'
import { toShownLine } from './shown-line'
import { useQuoteItems } from './use-quote-items-client'

/** The list with today's prices, and the last line that was removed; not `isRead` on the server and while the page hydrates. */
export function useShownList() {
  const list = useStored(quoteListStore)
  const lines = list ?? []
  const { articleOf, hasFailed, showItems } = useQuoteItems(lines)
  const [removed, setRemoved] = useState<RemovedQuoteLine>()
  return {
    isRead: list !== undefined,
    ...quoteActions,
    hasFailed,
    showItems,
    shown: lines.map((line) => toShownLine(line, articleOf(line.sku))),
    removed,
    removeLine: (line: QuoteLine) => {
      setRemoved({ line, index: lines.indexOf(line) })
      quoteActions.remove(keyOf(line))
    },
    undo: () => {
      if (removed) quoteActions.restore(removed)
      setRemoved(undefined)
    },
  }
}
