import { cardPrice } from '@/content/selling/shape'
import type { Selling } from '@/content/selling/types'
import { cardPriceText, countOf, daysText } from '@/content/selling/words'
import * as messages from '@/messages/catalogue'

/** Price, smallest order and lead time of an item: what a buyer wants to know before the description. */
export function FirstFacts({ selling }: { selling: Selling }) {
  const { minimum, orderUnit, leadTime } = selling
  const price = cardPrice(selling)
  return (
    <div className="flex flex-col gap-1">
      <p className="font-medium text-ink">
        <bdi>{price ? cardPriceText(price) : messages.onRequest}</bdi>
      </p>
      <p className="text-small">
        {messages.smallestOrderIs(countOf(minimum, orderUnit, selling))}
        {leadTime && ` ${messages.deliveredIn(daysText(leadTime))}.`}
      </p>
    </div>
  )
}
