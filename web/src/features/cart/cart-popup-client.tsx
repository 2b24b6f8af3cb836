'use client'

import { screenHref } from '@shop/studio/routes'
import { isAvailable, subtotalIn, unitPriceOf } from '@/content/cart/cart'
import type { CartLine } from '@/content/cart/types'
import { formatCents, formatShort } from '@/content/money/format'
import { ButtonLink } from '@/ui/button'
import { ItemLine } from '@/ui/item-line'
import { RemoveButton } from '@/ui/remove-button'
import { RemovedNotice } from '@/ui/removed-notice-client'
import { LineQuantity } from './line-parts-client'
import { PriceChange, textOf } from './line-words'
import { useRemoval } from './use-removal-client'
import { useShownCart } from './use-shown-cart-client'
import * as messages from '@/messages/cart'
import * as common from '@/messages/common'

/** What the header's cart shows: lines with steppers, the sum, and links to the cart and the checkout. */
export default function CartPopup() {
  const { lines } = useShownCart()
  if (lines === 'failed') return <p className="min-h-40">{messages.cartNotLoaded}</p>
  if (!lines) return <p className="min-h-40">{common.oneMoment}</p>
  return <Lines lines={lines} />
}

function Lines({ lines }: { lines: CartLine[] }) {
  const { removed, removeLine, undo } = useRemoval(lines)
  return (
    <>
      <RemovedNotice removed={removed} onUndo={undo} />
      {lines.length === 0 ? <Empty /> : <Filled lines={lines} onRemove={removeLine} />}
    </>
  )
}

const Empty = () => (
  <div className="flex flex-col items-start gap-5 pb-2">
    <p>{messages.emptyCartShort}</p>
    <ButtonLink href={screenHref('shop-v1')}>{common.goToTheShop}</ButtonLink>
  </div>
)

function Filled({ lines, onRemove }: { lines: CartLine[]; onRemove: (line: CartLine) => void }) {
  return (
    <>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {lines.map((line) => (
          <ItemLine
            key={line.key}
            {...line.seen}
            text={textOf(line)}
            amount={isAvailable(line) ? formatCents(unitPriceOf(line) * line.quantity) : null}
          >
            <PriceChange line={line} />
            <div className="flex flex-wrap items-center justify-between gap-x-3">
              <LineQuantity line={line} onRemove={onRemove} />
              <RemoveButton label={messages.removeNamed(line.seen.name)} onRemove={() => onRemove(line)} />
            </div>
          </ItemLine>
        ))}
      </ul>
      <p className="flex justify-between font-heading text-h3 text-ink">
        {common.subtotal} <output className="tabular-nums">{formatShort(subtotalIn(lines))}</output>
      </p>
      <div className="grid grid-cols-2 gap-3">
        <ButtonLink href={screenHref('cart')} look="quiet">
          {messages.viewCart}
        </ButtonLink>
        <ButtonLink href={screenHref('checkout')}>{common.checkout}</ButtonLink>
      </div>
    </>
  )
}
