'use client'

import { lazy } from 'react'
import { CountBadge } from '@/ui/count-badge'
import { money } from '@/ui/money'
import { PopupButton } from '@/ui/popup-button-client'
import { piecesIn, subtotalOf } from './cart'
import { loadCart, useCart } from './use-cart-client'
import { Icon } from '@/ui/icons/icon'

const popup = () => import('./cart-popup-client')
const CartPopup = lazy(popup)

type CartButtonProps = { href: string; count: number; subtotal: number }

/** The cart in the header. Its figures come from the sample until the visitor changes the cart. */
export function CartButton({ href, count, subtotal }: CartButtonProps) {
  const { cart } = useCart({ isWanted: false })
  const pieces = cart ? piecesIn(cart) : count
  const sum = cart ? subtotalOf(cart) : subtotal
  return (
    <PopupButton
      title="Cart List"
      label={`Cart: ${pieces} pieces, ${money(sum)}`}
      href={href}
      look="corner"
      load={() => Promise.all([popup(), loadCart()])}
      className="flex shrink-0 items-center rounded-full text-ink hover:text-kraft-deep 2xl:gap-1"
      icon={
        <>
          <span className="icon-button">
            <Icon name="shopping-bag" className="size-5" />
            <CountBadge count={pieces} />
          </span>
          <span aria-hidden="true" className="hidden font-heading font-medium tabular-nums 2xl:block">
            {money(sum)}
          </span>
        </>
      }
    >
      <CartPopup />
    </PopupButton>
  )
}
