/* What the browser changes in the order pad: pure functions. */
import type { PadLine, PadResult, RowResult } from './types'

/** Characters of a row that its result repeats. */
const maxShown = 80

/** A row as its result repeats it. */
export const shownRow = (row: string): string => row.trim().slice(0, maxShown)

/** The text of the pad with another article number in the row of a result. */
export function withCorrectedRow(text: string, { text: shown, sku: wrong = '' }: RowResult, sku: string) {
  const rows = text.split('\n')
  const index = rows.findIndex((row) => shownRow(row) === shown)
  return rows.map((row, each) => (each === index ? row.replace(wrong, () => sku) : row)).join('\n')
}

/** The result when some of its lines could not be added: their rows stay in the pad, each with the problem. */
export function withUnplaced(
  result: PadResult,
  text: string,
  unplaced: PadLine[],
  problem: string,
): PadResult {
  if (unplaced.length === 0) return result
  const rows = new Set(unplaced.flatMap((line) => line.rows))
  const texts = text.split(/\r\n|\r|\n/)
  const heading = result.rest === '' ? result.results.find(({ kind }) => kind === 'heading') : undefined
  const left = [...(heading ? [heading.row] : []), ...rows].toSorted((a, b) => a - b)
  return {
    results: result.results.map((each) =>
      rows.has(each.row) ? { row: each.row, text: each.text, kind: 'problem', message: problem } : each,
    ),
    lines: result.lines.filter((line) => !unplaced.includes(line)),
    rest: [result.rest, ...left.map((row) => texts[row - 1]?.trim())].filter(Boolean).join('\n'),
  }
}
