import { formatCents } from '@/content/money/format'
import { orderUnitsFor, pieceText, priceAt, unitPriceAt } from '@/content/selling/price'
import type { Article, Terms, UnitKey } from '@/content/selling/types'
import { unitTitle } from '@/content/selling/words'
import * as messages from '@/messages/catalogue'

type UnitLadderProps = {
  article: Article
  terms: Terms
  /** In order units: the prices are those of this quantity. */
  quantity: number
  chosen: UnitKey
  onChoose: (unit: UnitKey) => void
}

/** The units from the single piece to the pallet, each with its price. The choice is the unit of the quantity. */
export function UnitLadder({ article, terms, quantity, chosen, onChoose }: UnitLadderProps) {
  return (
    <fieldset>
      <legend className="mb-3 font-medium text-ink">{messages.priceByUnit}</legend>
      <div className="grid grid-cols-2 gap-2.5">
        {terms.units.map(({ key }) => (
          <label key={key} htmlFor={`unit-${key}`} className="unit-choice">
            <input
              id={`unit-${key}`}
              type="radio"
              name="unit"
              value={key}
              checked={key === chosen}
              onChange={() => onChoose(key)}
              className="needs-script size-4 shrink-0 accent-(--color-kraft-deep)"
            />
            <bdi className="text-small">{unitTitle(key, article, terms)}</bdi>
            <strong className="col-start-2 font-medium text-ink tabular-nums">
              {priceOf(key, article, terms, quantity)}
            </strong>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function priceOf(unit: UnitKey, article: Article, terms: Terms, quantity: number): string {
  if (article.price === undefined) return messages.onRequest
  // A row shows the price of its own unit: that of a pallet is the price for a whole pallet, even if the field has less.
  const reached = Math.max(quantity, orderUnitsFor(1, unit, article, terms))
  if (unit === 'piece') return pieceText(priceAt(article.price, terms.breaks, quantity), terms.per)
  return formatCents(unitPriceAt(article, terms, reached, unit) ?? 0)
}
