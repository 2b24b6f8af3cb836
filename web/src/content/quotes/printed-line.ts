import { anyPrintNote, printNote } from '@shop/studio/quotes'
import { alsoPlain } from '@/messages/quotes'
import { maxNoteLength } from './bounds'
import { type Added, type NewQuoteLine, withAdded, withChange } from './list'
import type { QuoteLine } from './types'

/** An article that is to be printed. */
export type PrintedQuoteLine = NewQuoteLine & { colours: number }

/**
 * The list with an article in a quantity to be printed. Unlike plain goods, whose quantities add up, another quantity or
 * number of colours replaces the earlier one; the rest of the buyer's note stays. An article has one line, so plain goods
 * that were on the list go into its note.
 */
export function withPrinted(lines: QuoteLine[], { colours, ...added }: PrintedQuoteLine): Added {
  const { sku, unit, quantity, seen } = added
  const before = lines.find((line) => line.sku === sku)
  const noted = before?.note ?? ''
  const plain = before && !anyPrintNote.test(noted) ? alsoPlain(before.quantity, before.unit) : ''
  const note = noteWith([plain, noted].filter(Boolean).join('. '), printNote(colours))
  const list: Added = before ? { lines } : withAdded(lines, added)
  return list.lines ? { lines: withChange(list.lines, sku, { unit, quantity, seen, note }) } : list
}

function noteWith(before: string, note: string): string {
  const joined = anyPrintNote.test(before)
    ? before.replace(anyPrintNote, note)
    : [note, before].filter(Boolean).join('. ')
  return joined.slice(0, maxNoteLength)
}
