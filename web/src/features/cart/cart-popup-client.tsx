'use client'

import { ButtonLink } from '@/ui/button'
import { Link } from '@/ui/link-client'
import { money, moneyWithCents } from '@/ui/money'
import { Picture } from '@/ui/picture'
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
        <ButtonLink href="/product-category">See all categories</ButtonLink>
      </div>
    )
  }
  return (
    <>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {cart.lines.map((line) => (
          <li key={line.id} className="grid grid-cols-[5rem_1fr] gap-4 py-4">
            <Picture source={line.picture} sizes="80px" className="aspect-square w-full object-cover" />
            <div className="flex flex-col gap-2">
              <div className="flex justify-between gap-3">
                <p className="font-heading leading-snug font-medium text-ink">
                  {line.href ? (
                    <Link href={line.href} className="underline-offset-4 hover:underline">
                      {line.name}
                    </Link>
                  ) : (
                    line.name
                  )}
                </p>
                <p className="font-medium text-ink tabular-nums">{moneyWithCents(lineTotal(line))}</p>
              </div>
              {line.text && <p className="text-small">{line.text}</p>}
              <Stepper
                label={line.name}
                value={line.quantity}
                onChange={(quantity) => setQuantity(line.id, quantity)}
              />
            </div>
          </li>
        ))}
      </ul>
      <p className="flex justify-between font-heading text-h3 text-ink">
        Subtotal <output className="tabular-nums">{money(subtotalOf(cart))}</output>
      </p>
      <div className="grid grid-cols-2 gap-3">
        <ButtonLink href="/cart" look="quiet">
          View Cart
        </ButtonLink>
        <ButtonLink href="/checkout">Checkout</ButtonLink>
      </div>
    </>
  )
}
