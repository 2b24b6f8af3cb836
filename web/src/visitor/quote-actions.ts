import {
  type NewQuoteLine,
  type QuoteLineChange,
  type RemovedQuoteLine,
  withAdded,
  withChange,
  withoutSku,
  withRestored,
} from '@/content/quotes/list'
import { type PrintedQuoteLine, withPrinted } from '@/content/quotes/printed-line'
import type { QuoteLine } from '@/content/quotes/types'
import { quoteListStore } from './quote-store'

const change = (next: (lines: QuoteLine[]) => QuoteLine[]) =>
  quoteListStore.set(next(quoteListStore.get() ?? []))

/** What can be done with the quote list. Pages that only add to it load this when somebody does. */
export const quoteActions = {
  add: (line: NewQuoteLine) => change((lines) => withAdded(lines, line)),
  /** Adds an article that is not on the list. */
  addOnce: (line: NewQuoteLine) =>
    change((lines) => (lines.some(({ sku }) => sku === line.sku) ? lines : withAdded(lines, line))),
  addPrinted: (line: PrintedQuoteLine) => change((lines) => withPrinted(lines, line)),
  change: (sku: string, changed: QuoteLineChange) => change((lines) => withChange(lines, sku, changed)),
  remove: (sku: string) => change((lines) => withoutSku(lines, sku)),
  restore: (removed: RemovedQuoteLine) => change((lines) => withRestored(lines, removed)),
}
