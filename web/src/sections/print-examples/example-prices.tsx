import { formatCents } from '@/content/money/format'
import { printedPrices } from '@/content/selling/print-price'
import { toSelling } from '@/content/selling/shape'
import { countOf } from '@/content/selling/words'
import * as printing from '@/messages/printing'

/** Number of quantities; enough to see how the price falls. */
const maxQuantities = 3

type ExamplePricesProps = { selling: Parameters<typeof toSelling>[0]; colours: number }

/** What the first quantities of an item cost printed, as the page of the item computes them. */
export function ExamplePrices({ selling: raw, colours }: ExamplePricesProps) {
  const selling = toSelling(raw)
  const prices = selling && printedPrices(selling, colours)
  if (!prices) return null
  const hasPlates = prices.rows.some(({ plates }) => plates > 0)
  return (
    <div className="mt-2 text-small">
      <p>
        <bdi>{printing.pricesOfExample(prices.article.size, colours, hasPlates)}</bdi>
      </p>
      <ul className="text-ink tabular-nums">
        {prices.rows.slice(0, maxQuantities).map(({ pieces, total }) => (
          <li key={pieces}>
            <bdi>{printing.piecesFor(countOf(pieces, 'piece', selling), formatCents(total))}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}
