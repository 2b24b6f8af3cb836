import { formatCents } from '@/content/money/format'
import type { QuoteLineChange } from '@/content/quotes/list'
import { countOf } from '@/content/selling/words'
import type { ShownLine } from './shown-line'
import * as messages from '@/messages/quotes'

type LineCostProps = { shown: ShownLine; label: string; onChange: (change: QuoteLineChange) => void }

/** What a line costs today, what buying more would save, and what is wrong with its quantity. */
export function LineCost({ shown, label, onChange }: LineCostProps) {
  const { line, quoted, problem, price, next, priceChange, orderUnits } = shown
  if (!quoted) return null
  const { item, article } = quoted
  const { terms } = item
  const unit = terms.units.find(({ key }) => key === terms.orderUnit)?.singular ?? 'unit'
  const offer = problem?.offer
  const offered = offer && countOf(offer.quantity, offer.unit, terms)
  return (
    <output className="flex flex-col gap-1 rounded-lg bg-band px-4 py-3">
      {problem && (
        <span className="text-clay">
          {problem.problem}{' '}
          {offered && (
            <button
              type="button"
              aria-label={messages.changeQuantityOf(label, offered)}
              className="text-link text-start"
              onClick={() => onChange({ ...offer })}
            >
              {messages.changeTo(offered)}
            </button>
          )}
        </span>
      )}
      {price && orderUnits !== undefined && (
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <bdi>
            {messages.quantityAtPrice(
              countOf(orderUnits, terms.orderUnit, terms),
              formatCents(price.listPrice),
              unit,
            )}
          </bdi>
          <strong className="font-heading text-h3 text-ink tabular-nums">
            {formatCents(price.listTotal)}
          </strong>
        </span>
      )}
      {!problem && !price && <span className="text-ink">{messages.quoteOnly}</span>}
      {next && <bdi className="text-small text-ink">{next}</bdi>}
      {priceChange && (
        <span className="text-small text-amber">
          {priceChange}{' '}
          <button
            type="button"
            aria-label={messages.acceptNewPriceOf(label)}
            className="text-link text-start"
            onClick={() => onChange({ seen: { ...line.seen, price: article.price } })}
          >
            {messages.acceptNewPrice}
          </button>
        </span>
      )}
    </output>
  )
}
