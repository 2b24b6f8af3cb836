import { formatCents } from '@/content/money/format'
import type { QuoteLineChange } from '@/content/quotes/list'
import { countOf } from '@/content/selling/words'
import type { ShownLine } from './shown-line'
import * as messages from '@/messages/quotes'

const small =
  'inline-flex min-h-11 items-center text-start text-kraft-deep underline underline-offset-4 hover:text-ink'

type LineCostProps = { shown: ShownLine; label: string; onChange: (change: QuoteLineChange) => void }

/** What a line costs today, what buying more would save, and what is wrong with its quantity. */
export function LineCost({ shown, label, onChange }: LineCostProps) {
  const { line, quoted, problem, price, next, priceChange, orderUnits } = shown
  if (!quoted) return null
  const { item, article } = quoted
  const { terms } = item
  const word = terms.units.find(({ key }) => key === terms.orderUnit)?.singular ?? 'unit'
  return (
    <output className="flex flex-col gap-1 rounded-lg bg-band px-4 py-3">
      {problem && (
        <span className="text-clay">
          {problem.problem}{' '}
          {problem.offer && (
            <button type="button" className={small} onClick={() => onChange({ ...problem.offer })}>
              {messages.changeTo} {countOf(problem.offer.quantity, problem.offer.unit, terms)}
              <span className="sr-only">
                {' '}
                {messages.forQuantity} {label}
              </span>
            </button>
          )}
        </span>
      )}
      {price && orderUnits !== undefined && (
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <bdi>
            {countOf(orderUnits, terms.orderUnit, terms)} {messages.at} {formatCents(price.listPrice)}{' '}
            {messages.a} {word}
          </bdi>
          <strong className="font-heading text-h3 text-ink tabular-nums">
            {formatCents(price.listTotal)}
          </strong>
        </span>
      )}
      {!problem && !price && <span className="text-ink">{messages.soldByQuoteOnly}</span>}
      {next && <bdi className="text-small text-ink">{next}</bdi>}
      {priceChange && (
        <span className="text-small text-amber">
          {priceChange}{' '}
          <button
            type="button"
            className={small}
            onClick={() => onChange({ seen: { ...line.seen, price: article.price } })}
          >
            {messages.ok}
            <span className="sr-only">
              {messages.iHaveSeenThe} {label}
            </span>
          </button>
        </span>
      )}
    </output>
  )
}
