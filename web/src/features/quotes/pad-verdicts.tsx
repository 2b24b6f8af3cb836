import { formatCents } from '@/content/money/format'
import type { PadAnswer, PadVerdict } from '@/content/quotes/types'
import { Button } from '@/ui/button'
import * as messages from '@/messages/quotes'

type PadVerdictsProps = {
  answer: PadAnswer
  /** Whether the rows are on the list now; without script they are sent with the form. */
  isAdded: boolean
  onCorrect: (verdict: PadVerdict, sku: string) => void
}

/** What came of each row: first those that need a correction. */
export function PadVerdicts({ answer, isAdded, onCorrect }: PadVerdictsProps) {
  const problems = answer.verdicts.filter(({ kind }) => kind === 'problem')
  const others = answer.verdicts.filter(({ kind }) => kind !== 'problem')
  return (
    <div className="flex flex-col gap-4 rounded-card bg-band px-5 py-4">
      <output className="block font-medium text-ink">{summaryOf(answer, problems.length, isAdded)}</output>
      {problems.length > 0 && (
        <ul aria-label={messages.rowsToCorrect} className="flex flex-col gap-3">
          {problems.map((verdict) => (
            <li key={verdict.row} className="flex flex-col gap-1">
              <RowText verdict={verdict} />
              <span className="text-clay">{verdict.message}</span>
              {verdict.near && verdict.near.length > 0 && (
                <span className="needs-script flex flex-wrap gap-2">
                  {verdict.near.map((sku) => (
                    <Button key={sku} look="quiet" onClick={() => onCorrect(verdict, sku)}>
                      {messages.use} {sku}
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
            {messages.rowsThatWereRead} {others.length}
          </summary>
          <ul aria-label={messages.rowsRead} className="flex flex-col gap-2 pt-2">
            {others.map((verdict) => (
              <li key={verdict.row} className="flex flex-col">
                <RowText verdict={verdict} />
                <span className="text-ink">{verdict.message}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

const RowText = ({ verdict: { row, text } }: { verdict: PadVerdict }) => (
  <span className="text-small wrap-anywhere">
    {messages.row} {row}
    {text && (
      <>
        : <bdi>{text}</bdi>
      </>
    )}
  </span>
)

function summaryOf({ verdicts, lines }: PadAnswer, problems: number, isAdded: boolean): string {
  if (verdicts.length === 0) return messages.thereAreNoRows
  const articles = `${lines.length} ${lines.length === 1 ? 'article' : 'articles'}`
  const sum = lines.reduce((total, { listTotal = 0 }) => total + listTotal, 0)
  const added = isAdded
    ? messages.addedToYourList(articles)
    : messages.understoodTogetherAtThe(articles, formatCents(sum))
  const wrong = messages.rowsNeedACorrection(problems)
  return [lines.length > 0 && added, problems > 0 && wrong].filter(Boolean).join(' ')
}
