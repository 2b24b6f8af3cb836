import {
  type Added,
  type NewQuoteLine,
  type QuoteLineChange,
  type RemovedQuoteLine,
  withAdded,
  withChange,
  withoutLine,
  withRestored,
} from '@/content/quotes/list'
import { type PrintedQuoteLine, withPrinted } from '@/content/quotes/printed-line'
import type { QuoteLine } from '@/content/quotes/types'
import { quoteListStore } from './quote-store'

/** @returns why the article cannot be added */
function setTo({ lines, problem }: Added): string | undefined {
  if (lines) quoteListStore.set(lines)
  return problem
}

const add = (line: NewQuoteLine) => setTo(withAdded(quoteListStore.get() ?? [], line))

const withAll = (lines: QuoteLine[], added: readonly NewQuoteLine[]): Added =>
  added.reduce<Added>((list, line) => (list.lines ? withAdded(list.lines, line) : list), { lines })

const change = (next: (lines: QuoteLine[]) => QuoteLine[]) =>
  quoteListStore.set(next(quoteListStore.get() ?? []))

/** The changes that a visitor can make to the quote list. Pages that only add to it load this at the first addition. */
export const quoteActions = {
  add,
  /** Adds several articles, or none when they do not fit. @returns why they cannot be added */
  addAll: (added: readonly NewQuoteLine[]) => setTo(withAll(quoteListStore.get() ?? [], added)),
  /** Adds an article unless it is on the list. @returns why it cannot be added */
  addOnce: (line: NewQuoteLine) =>
    quoteListStore.get()?.some(({ sku }) => sku === line.sku) ? undefined : add(line),
  /** Adds an article to be printed, or changes it to be. @returns why it cannot be added */
  addPrinted: (line: PrintedQuoteLine) => setTo(withPrinted(quoteListStore.get() ?? [], line)),
  change: (key: string, changed: QuoteLineChange) => change((lines) => withChange(lines, key, changed)),
  remove: (key: string) => change((lines) => withoutLine(lines, key)),
  restore: (removed: RemovedQuoteLine) => change((lines) => withRestored(lines, removed)),
}
