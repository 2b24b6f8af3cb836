'use client'

import { isAvailable } from '@/content/cart/cart'
import type { CartLine } from '@/content/cart/types'
import { Stepper } from '@/ui/stepper-client'
import { useCart } from '@/visitor/use-cart-client'
import { useWishlist } from '@/visitor/use-wishlist-client'
import * as messages from '@/messages/cart'
import * as common from '@/messages/common'

type LineProps = { line: CartLine; onRemove: (line: CartLine) => void }

/** The quantity of a product. At 0 the visitor must confirm that the line is removed. */
export function LineQuantity({ line, onRemove }: LineProps) {
  const { setQuantity } = useCart()
  if (!isAvailable(line)) return <p className="text-small text-clay">{common.noLongerAvailable}</p>
  return (
    <div className="flex flex-col items-start gap-y-1">
      <Stepper
        label={line.seen.name}
        value={line.quantity}
        onChange={(quantity) => void setQuantity(line.key, quantity)}
      />
      {line.quantity === 0 && (
        <p role="alert" className="flex max-w-40 flex-wrap items-center gap-x-3 text-small">
          {messages.removeIt}
          <button type="button" className="text-link" onClick={() => onRemove(line)}>
            {messages.yesRemove}
          </button>
          <button type="button" className="text-link" onClick={() => void setQuantity(line.key, 1)}>
            {messages.keepOne}
          </button>
        </p>
      )}
    </div>
  )
}

type MoveToWishlistProps = { line: CartLine; onMove: () => void }

/** Moves a line from the cart to the wishlist; it leaves the cart once it is stored there. */
export function MoveToWishlist({ line: { key, product, option, seen }, onMove }: MoveToWishlistProps) {
  const { remove } = useCart()
  const { add } = useWishlist()
  return (
    <button
      type="button"
      aria-label={messages.moveNamedToWishlist(seen.name)}
      className="text-link self-start text-small"
      onClick={() => {
        void add({ product, option, seen }).then(() => remove(key))
        onMove()
      }}
    >
      {messages.moveToWishlist}
    </button>
  )
}
