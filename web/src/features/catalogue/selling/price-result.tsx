import { formatCents } from '@/content/money/format'
import { daysFor, nextBreak, piecesPerOrder, totalAt } from '@/content/selling/price'
import type { Article, Terms } from '@/content/selling/types'
import { countOf, daysText, percentText } from '@/content/selling/words'
import * as messages from '@/messages/catalogue'

type PriceResultProps = {
  id: string
  article: Article
  terms: Terms
  /** In order units. */ quantity: number
}

/** What a quantity costs, when it arrives, and what buying more would save. */
export function PriceResult({ id, article, terms, quantity }: PriceResultProps) {
  const total = totalAt(article, terms, quantity)
  if (total === undefined) return null
  const { breaks, orderUnit } = terms
  const pieces = quantity * piecesPerOrder(article, orderUnit)
  const next = nextBreak(breaks, quantity)
  const days = daysFor(terms, quantity)
  const reachable = next && next.from <= (terms.maximum ?? Infinity) ? next : undefined
  return (
    <output id={id} className="flex flex-col gap-1 rounded-lg bg-band px-4 py-3.5">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <bdi>
          {countOf(quantity, orderUnit, terms)}
          {pieces !== quantity && ` (${countOf(pieces, 'piece', terms)})`}
        </bdi>
        <strong className="font-heading text-h3 text-ink tabular-nums">{formatCents(total)}</strong>
      </span>
      {reachable && (
        <bdi className="text-small text-ink">
          {messages.saveByAdding(
            countOf(reachable.from - quantity, orderUnit, terms),
            percentText(reachable.reduction),
          )}
        </bdi>
      )}
      {days && <bdi className="text-small">{messages.deliveredIn(daysText(days))}</bdi>}
    </output>
  )
}
