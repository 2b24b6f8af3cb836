'use client'

import { piecesIn, subtotalIn } from '@/content/cart/cart'
import type { Cents } from '@/content/money/cents'
import { formatShort } from '@/content/money/format'
import { CountBadge } from '@/ui/count-badge'
import { Icon } from '@/ui/icons/icon'
import { PopupButton } from '@/ui/popup-button-client'
import { loadFirstLines } from '@/visitor/cart-store'
import { useCart } from '@/visitor/use-cart-client'
import * as shell from '@/messages/shell'

const popup = () => import('./cart-popup-client')

type CartButtonProps = { href: string; count: number; subtotal: Cents }

/** The cart in the header. Its figures are those of the sample until the visitor changes the cart. */
export function CartButton({ href, count, subtotal }: CartButtonProps) {
  const { status, lines } = useCart()
  const pieces = status === 'own' ? piecesIn(lines) : count
  const sum = formatShort(status === 'own' ? subtotalIn(lines) : subtotal)
  const until = status === 'unread' ? 'read' : undefined
  return (
    <PopupButton
      title={shell.cartList}
      label={shell.cartLabel(pieces, sum)}
      href={href}
      look="corner"
      popup={popup}
      load={async () => status === 'own' || loadFirstLines()}
      className="flex shrink-0 items-center rounded-full text-ink hover:text-kraft-deep 2xl:gap-1"
      icon={
        <span data-kept="cart" className="contents">
          <span className="icon-button">
            <Icon name="shopping-bag" className="size-5" />
            <CountBadge count={pieces} until={until} />
          </span>
          <span
            aria-hidden="true"
            data-until={until}
            className="hidden font-heading font-medium tabular-nums 2xl:block"
          >
            {sum}
          </span>
        </span>
      }
    />
  )
}
