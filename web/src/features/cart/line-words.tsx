import { isPriceChanged, unitPriceOf } from '@/content/cart/cart'
import type { CartLine } from '@/content/cart/types'
import { formatCents } from '@/content/money/format'
import * as messages from '@/messages/cart'

/** The text below the name: the sample's words, or size and colour. */
export const textOf = ({ seen, option: { size, colour } }: CartLine) =>
  seen.text ?? [size && messages.sizeIs(size), colour].filter(Boolean).join(' · ')

/** Says that a price has changed since the visitor saw it. */
export function PriceChange({ line }: { line: CartLine }) {
  if (!isPriceChanged(line)) return null
  return (
    <p className="text-small text-amber">
      {messages.priceChanged(formatCents(line.seen.unitPrice), formatCents(unitPriceOf(line)))}
    </p>
  )
}
