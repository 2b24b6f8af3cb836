import { isAvailable, unitPriceOf } from '@/content/cart/cart'
import type { CartLine } from '@/content/cart/types'
import { formatCents } from '@/content/money/format'
import { PriceChange, textOf } from '../line-words'
import * as messages from '@/messages/checkout'
import * as common from '@/messages/common'

/** What is ordered, at the prices by the last check. */
export function OrderedLines({ lines }: { lines: CartLine[] }) {
  const ordered = lines.filter(({ quantity }) => quantity > 0)
  return (
    <section aria-label={common.yourOrder} className="flex flex-col gap-4">
      <h2 className="text-h3">{common.yourOrder}</h2>
      <ul className="flex flex-col divide-y divide-line border-t border-line">
        {ordered.map((line) => (
          <li key={line.key} className="flex justify-between gap-4 py-3">
            <div>
              <p className="font-medium wrap-anywhere text-ink">
                {line.seen.name} <span className="whitespace-nowrap">× {line.quantity}</span>
              </p>
              <p className="text-small">{textOf(line)}</p>
              <PriceChange line={line} />
              {!isAvailable(line) && <p className="text-small text-clay">{messages.notPartOfTheOrder}</p>}
            </div>
            {isAvailable(line) && (
              <p className="text-ink tabular-nums">{formatCents(unitPriceOf(line) * line.quantity)}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
