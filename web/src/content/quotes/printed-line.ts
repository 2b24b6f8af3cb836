import { anyPrintNote, printNote } from '@shop/studio/quotes'
import { maxLines, maxNoteLength } from './bounds'
import { type Added, fullListProblem, keyOf, type NewQuoteLine, withChange } from './list'
import type { QuoteLine } from './types'

/** An article that is to be printed. */
export type PrintedQuoteLine = NewQuoteLine & { colours: number }

/**
 * The list with an article in a quantity to be printed, in a line of its own beside the plain article. Unlike plain goods,
 * whose quantities add up, another quantity or number of colours replaces the earlier one; the rest of the buyer's note
 * stays.
 */
export function withPrinted(
  lines: QuoteLine[],
  { colours, pieces: _pieces, ...added }: PrintedQuoteLine,
): Added {
  const note = printNote(colours)
  const printed = { ...added, note }
  const before = lines.find((line) => keyOf(line) === keyOf(printed))
  if (before?.note) {
    const rest = before.note.replace(anyPrintNote, note).slice(0, maxNoteLength)
    return { lines: withChange(lines, keyOf(before), { ...printed, note: rest }) }
  }
  return lines.length >= maxLines ? { problem: fullListProblem } : { lines: [...lines, printed] }
}
