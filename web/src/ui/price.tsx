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
          <span className="sr-only">{messages.was} </span>
          {moneyWithCents(price)}
        </del>
      )}
      <span className="font-medium text-ink">
        {isOnSale && <span className="sr-only">{messages.now} </span>}
        {moneyWithCents(isOnSale ? salePrice : price)}
      </span>
    </p>
  )
}
