'use client'

import { screenHref } from '@shop/studio/routes'
import { ButtonLink } from '@/ui/button'
import { ItemLine } from '@/ui/item-line'
import { money, moneyWithCents } from '@/ui/money'
import { Stepper } from '@/ui/stepper-client'
import { lineTotal, subtotalOf } from './cart'
import { useCart } from './use-cart-client'

/** What the header's cart shows: lines with steppers, the sum, and the ways on. */
export default function CartPopup() {
  const { cart, setQuantity } = useCart({ isWanted: true })
  if (!cart) return <p className="min-h-40">One moment …</p>
  if (cart.lines.length === 0) {
    return (
      <div className="flex flex-col items-start gap-5 pb-2">
        <p>Nothing in the cart yet.</p>
        <ButtonLink href={screenHref('categories')}>See all categories</ButtonLink>
      </div>
    )
  }
  return (
    <>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {cart.lines.map((line) => (
          <ItemLine key={line.id} {...line} amount={moneyWithCents(lineTotal(line))}>
            <Stepper
              label={line.name}
              value={line.quantity}
              onChange={(quantity) => setQuantity(line.id, quantity)}
            />
          </ItemLine>
        ))}
      </ul>
      <p className="flex justify-between font-heading text-h3 text-ink">
        Subtotal <output className="tabular-nums">{money(subtotalOf(cart))}</output>
      </p>
      <div className="grid grid-cols-2 gap-3">
        <ButtonLink href={screenHref('cart')} look="quiet">
          View Cart
        </ButtonLink>
        <ButtonLink href={screenHref('checkout')}>Checkout</ButtonLink>
      </div>
    </>
  )
}
