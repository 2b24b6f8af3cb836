'use client'

import { clsx } from 'clsx'
import { CountBadge } from '@/ui/count-badge'
import { Icon } from '@/ui/icons/icon'
import { PopupButton } from '@/ui/popup-button-client'
import { useWishlist } from '@/visitor/use-wishlist-client'
import { loadFirstWishes } from '@/visitor/wishlist-store'
import * as shell from '@/messages/shell'

const popup = () => import('./wishlist-popup-client')

type WishlistButtonProps = { href: string; count: number; className?: string }

/** The wishlist in the header. Its figure is that of the sample until the visitor changes the list. */
export function WishlistButton({ href, count, className }: WishlistButtonProps) {
  const { status, wishes } = useWishlist()
  const shown = status === 'own' ? wishes.length : count
  return (
    <PopupButton
      title={shell.wishlist}
      label={shell.wishlistLabel(shown)}
      href={href}
      look="corner"
      popup={popup}
      load={async () => status === 'own' || loadFirstWishes()}
      className={clsx('icon-button', className)}
      icon={
        <span data-kept="wishlist" className="contents">
          <Icon name="heart" className="size-5" />
          <CountBadge count={shown} until={status === 'unread' ? 'read' : undefined} />
        </span>
      }
    />
  )
}
