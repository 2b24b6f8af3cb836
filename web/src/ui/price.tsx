import { clsx } from 'clsx'
import { moneyWithCents } from './money'
import * as messages from '@/messages/ui'

type PriceProps = { price: number; salePrice?: number; className?: string }

/** A price. With a sale price the old one is struck through, and screen readers get a label for each. */
export function Price({ price, salePrice, className }: PriceProps) {
  const isOnSale = salePrice !== undefined && salePrice < price
  return (
    <p className={clsx('flex flex-wrap items-baseline gap-x-2.5', className)}>
      {isOnSale && (
        <del className="text-text">
          <Labelled words={messages.wasPrice} price={moneyWithCents(price)} />
        </del>
      )}
      <span className="font-medium text-ink">
        {isOnSale ? (
          <Labelled words={messages.nowPrice} price={moneyWithCents(salePrice)} />
        ) : (
          moneyWithCents(price)
        )}
      </span>
    </p>
  )
}

/** A price that screen readers read as a sentence. */
const Labelled = ({ words, price }: { words: (price: string) => string; price: string }) => (
  <>
    <span aria-hidden="true">{price}</span>
    <span className="sr-only">{words(price)}</span>
  </>
)
