'use client'

import { useState } from 'react'
import type { RemovedQuoteLine } from '@/content/quotes/list'
import type { QuoteLine } from '@/content/quotes/types'
import { quoteActions } from '@/visitor/quote-actions'
import { useQuoteList } from '@/visitor/use-quote-list-client'
import { toShownLine } from './shown-line'
import { useQuoteItems } from './use-quote-items-client'

/** The list with today's prices, and the last line that was removed. */
export function useShownList() {
  const list = useQuoteList()
  const { articleOf, hasFailed, showItems } = useQuoteItems(list.lines)
  const [removed, setRemoved] = useState<RemovedQuoteLine>()
  return {
    ...list,
    ...quoteActions,
    hasFailed,
    showItems,
    shown: list.lines.map((line) => toShownLine(line, articleOf(line.sku))),
    removed,
    removeLine: (line: QuoteLine) => {
      setRemoved({ line, index: list.lines.indexOf(line) })
      quoteActions.remove(line.sku)
    },
    undo: () => {
      if (removed) quoteActions.restore(removed)
      setRemoved(undefined)
    },
  }
}
