import { coloursOf } from '@shop/studio/quotes'
import type { Article, UnitKey } from '../selling/types'
import { maxCount, maxLines } from './bounds'
import type { QuoteLine } from './types'

/** What a visitor adds: a quantity in a unit, and the pieces in one of each unit. */
export type NewQuoteLine = Pick<QuoteLine, 'sku' | 'unit' | 'quantity' | 'seen'> & {
  pieces: Article['pieces']
}

/** A line that was removed, and its position. */
export type RemovedQuoteLine = { line: QuoteLine; index: number }

/** The list with an article in it, or why it cannot be added. */
export type Added = { lines: QuoteLine[]; problem?: never } | { problem: string; lines?: never }

export const fullListProblem = `Your list holds at most ${maxLines} items. Send this request first.`

/** What a list has one line of: an article plain, and the same article printed. */
export const keyOf = ({ sku, note }: Pick<QuoteLine, 'sku' | 'note'>): string =>
  coloursOf(note) ? `${sku} printed` : sku

/** Adds an article; a plain line of the same article grows, counted in a unit in which both are whole numbers. */
export function withAdded(lines: QuoteLine[], { pieces, ...added }: NewQuoteLine): Added {
  const existing = lines.find((line) => keyOf(line) === added.sku)
  if (!existing) {
    if (lines.length >= maxLines) return { problem: fullListProblem }
    return { lines: [...lines, { ...added, quantity: bounded(added.quantity) }] }
  }
  const count = countTogether(existing, added, pieces)
  return {
    lines: lines.map((line) => (line === existing ? { ...line, ...count, seen: added.seen } : line)),
  }
}

type Count = { unit: UnitKey; quantity: number }

/** Two quantities of an article as one, in the first of their units in which the sum is a whole number, else in pieces. */
export function countTogether(first: Count, second: Count, pieces: Article['pieces']): Count {
  const piecesOf = ({ unit, quantity }: Count) => quantity * (pieces[unit] ?? 1)
  const sum = piecesOf(first) + piecesOf(second)
  const unit = [first.unit, second.unit].find((each) => pieces[each] && sum % (pieces[each] ?? 1) === 0)
  return { unit: unit ?? 'piece', quantity: bounded(unit ? sum / (pieces[unit] ?? 1) : sum) }
}

const bounded = (quantity: number) => Math.min(Math.max(Math.trunc(quantity) || 1, 1), maxCount)

/** What a visitor changes of a line; another article number is another size. */
export type QuoteLineChange = Partial<Omit<QuoteLine, 'seen'>> & { seen?: QuoteLine['seen'] }

/** The list with a line changed; what would make it the same as another line is not changed. */
export function withChange(lines: QuoteLine[], key: string, change: QuoteLineChange): QuoteLine[] {
  const changed = lines.map((line) => (keyOf(line) === key ? { ...line, ...change } : line))
  return new Set(changed.map(keyOf)).size < lines.length ? lines : changed
}

/** The list without a line. */
export const withoutLine = (lines: QuoteLine[], key: string): QuoteLine[] =>
  lines.filter((line) => keyOf(line) !== key)

/** The list with a removed line in its place again, unless its like was added again or the list is full. */
export const withRestored = (lines: QuoteLine[], { line, index }: RemovedQuoteLine): QuoteLine[] =>
  lines.length >= maxLines || lines.some((each) => keyOf(each) === keyOf(line))
    ? lines
    : lines.toSpliced(index, 0, line)
