import { anyPrintNote, coloursOf } from '@shop/studio/quotes'
import { formatCents } from '@/content/money/format'
import {
  checkQuantity,
  type LinePrice,
  nextBreakText,
  priceChangeText,
  priceOf,
  type QuantityProblem,
} from '@/content/quotes/line'
import type { QuotedArticle, QuoteLine } from '@/content/quotes/types'
import * as messages from '@/messages/quotes'

/** A line of the list with what is known of its article now. */
export type ShownLine = {
  line: QuoteLine
  /** Null when it was withdrawn, undefined while it is not known. */
  quoted: QuotedArticle | null | undefined
  problem?: QuantityProblem
  orderUnits?: number
  price?: LinePrice
  next?: string
  priceChange?: string
}

/** What the list shows of a line. */
export function toShownLine(line: QuoteLine, quoted: QuotedArticle | null | undefined): ShownLine {
  if (!quoted) return { line, quoted }
  const checked = checkQuantity(line, quoted)
  if (checked.problem !== undefined) return { line, quoted, problem: checked }
  const { orderUnits } = checked
  return {
    line,
    quoted,
    orderUnits,
    price: priceOf(quoted, orderUnits),
    next: nextBreakText(quoted, orderUnits),
    priceChange: priceChangeText(line, quoted, orderUnits),
  }
}

/** The size of a line as it is sold today. */
export const sizeOf = ({ line, quoted }: ShownLine): string | undefined =>
  quoted?.article.size || line.seen.size

/** How a line is to be printed, in its own words: “Printed, 2 colours”. */
export const printOf = ({ note = '' }: QuoteLine): string | undefined => anyPrintNote.exec(note)?.[0]

/** The name of a line, which no other line has. */
export const labelOf = (name: string, line: QuoteLine): string =>
  [name, line.sku, coloursOf(line.note) && messages.printed].filter(Boolean).join(', ')

/** The sum of the lines that have a price, as text; three dots until all prices are known. */
export const subtotalText = (lines: readonly ShownLine[]): string =>
  lines.some(({ quoted }) => quoted === undefined)
    ? '…'
    : formatCents(lines.reduce((sum, { price }) => sum + (price?.listTotal ?? 0), 0))

/** Whether some of the lines are to be printed, which the price list of the goods leaves out. */
export const hasPrinted = (lines: readonly ShownLine[]): boolean =>
  lines.some(({ line }) => coloursOf(line.note) !== undefined)

/** Whether some of the lines are sold by quote only, so that the sum is not that of all. */
export const hasUnpriced = (lines: readonly ShownLine[]): boolean =>
  lines.some(({ quoted, problem, price }) => quoted && !problem && !price)
