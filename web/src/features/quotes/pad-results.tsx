import type { Ref } from 'react'
import { formatCents } from '@/content/money/format'
import type { PadResult, RowResult } from '@/content/quotes/types'
import { Button } from '@/ui/button'
import * as messages from '@/messages/quotes'

type PadResultsProps = {
  /** The summary, which takes the focus. */
  ref: Ref<HTMLOutputElement>
  result: PadResult
  /** Whether the rows are on the list now; without script they are sent with the form. */
  isAdded: boolean
  onCorrect: (row: RowResult, sku: string) => void
}

/** What came of each row: first those that need a correction. */
export function PadResults({ ref, result, isAdded, onCorrect }: PadResultsProps) {
  const problems = result.results.filter(({ kind }) => kind === 'problem')
  const others = result.results.filter(({ kind }) => kind !== 'problem')
  return (
    <div className="flex flex-col gap-4 rounded-card bg-band px-5 py-4">
      <output ref={ref} tabIndex={-1} className="block font-medium text-ink">
        {summaryOf(result, problems.length, isAdded)}
      </output>
      {problems.length > 0 && (
        <ul aria-label={messages.rowsToCorrect} className="flex flex-col gap-3">
          {problems.map((row) => (
            <li key={row.row} className="flex flex-col gap-1">
              <RowText row={row} />
              <span className="text-clay">{row.message}</span>
              {row.similar && row.similar.length > 0 && (
                <span className="needs-script flex flex-wrap gap-2">
                  {row.similar.map((sku) => (
                    <Button key={sku} look="quiet" onClick={() => onCorrect(row, sku)}>
                      {messages.useSku(sku)}
                    </Button>
                  ))}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <details open={others.length <= 20}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-kraft-deep underline underline-offset-4">
            {messages.rowsReadCount(others.length)}
          </summary>
          <ul aria-label={messages.rowsRead} className="flex flex-col gap-2 pt-2">
            {others.map((row) => (
              <li key={row.row} className="flex flex-col">
                <RowText row={row} />
                <span className="text-ink">{row.message}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

const RowText = ({ row: { row, text } }: { row: RowResult }) => (
  <span className="text-small wrap-anywhere">
    {messages.rowNumber(row)}
    {text && (
      <>
        : <bdi>{text}</bdi>
      </>
    )}
  </span>
)

function summaryOf({ results, lines }: PadResult, problems: number, isAdded: boolean): string {
  if (results.length === 0) return messages.emptyPad
  const sum = lines.reduce((total, { listTotal = 0 }) => total + listTotal, 0)
  if (!isAdded) {
    const read = messages.articlesRecognised(lines.length, formatCents(sum))
    const wrong = `${messages.rowsNeedCorrection(problems)}.`
    return [lines.length > 0 && read, problems > 0 && wrong].filter(Boolean).join(' ')
  }
  return [
    (lines.length > 0 || problems === 0) && messages.itemsAdded(lines.length),
    problems > 0 && messages.rowsNeedCorrection(problems),
  ]
    .filter(Boolean)
    .join(', ')
}
