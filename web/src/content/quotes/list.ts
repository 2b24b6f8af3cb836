import type { Article, UnitKey } from '../selling/types'
import { maxCount, maxLines } from './bounds'
import type { QuoteLine } from './types'

/** What a visitor adds: a quantity in a unit, and the pieces in one of each unit. */
export type NewQuoteLine = Pick<QuoteLine, 'sku' | 'unit' | 'quantity' | 'seen'> & {
  pieces: Article['pieces']
}

/** A line that was removed, and where it stood. */
export type RemovedQuoteLine = { line: QuoteLine; index: number }

/** The list with an article in it, or why it cannot be added. */
export type Added = { lines: QuoteLine[]; problem?: never } | { problem: string; lines?: never }

export const fullListProblem = `Your list holds at most ${maxLines} items. Send this request first.`

/** Adds an article; a line of the same article grows, counted in a unit in which both come out even. */
export function withAdded(lines: QuoteLine[], { pieces, ...added }: NewQuoteLine): Added {
  const existing = lines.find(({ sku }) => sku === added.sku)
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

/** Two quantities of an article as one, in the first of their units in which the sum comes out even, else in pieces. */
export function countTogether(first: Count, second: Count, pieces: Article['pieces']): Count {
  const piecesOf = ({ unit, quantity }: Count) => quantity * (pieces[unit] ?? 1)
  const sum = piecesOf(first) + piecesOf(second)
  const unit = [first.unit, second.unit].find((each) => pieces[each] && sum % (pieces[each] ?? 1) === 0)
  return { unit: unit ?? 'piece', quantity: bounded(unit ? sum / (pieces[unit] ?? 1) : sum) }
}

const bounded = (quantity: number) => Math.min(Math.max(Math.trunc(quantity) || 1, 1), maxCount)

/** What a visitor changes of a line; another article number is another size. */
export type QuoteLineChange = Partial<Omit<QuoteLine, 'seen'>> & { seen?: QuoteLine['seen'] }

/** The list with a line changed; a size that has a line of its own already stays that line. */
export function withChange(lines: QuoteLine[], sku: string, change: QuoteLineChange): QuoteLine[] {
  const isTaken =
    change.sku !== undefined && change.sku !== sku && lines.some((line) => line.sku === change.sku)
  return isTaken ? lines : lines.map((line) => (line.sku === sku ? { ...line, ...change } : line))
}

/** The list without an article. */
export const withoutSku = (lines: QuoteLine[], sku: string): QuoteLine[] =>
  lines.filter((line) => line.sku !== sku)

/** The list with a removed line in its place again, unless its article was added again or the list is full. */
export const withRestored = (lines: QuoteLine[], { line, index }: RemovedQuoteLine): QuoteLine[] =>
  lines.length >= maxLines || lines.some(({ sku }) => sku === line.sku)
    ? lines
    : lines.toSpliced(index, 0, line)
