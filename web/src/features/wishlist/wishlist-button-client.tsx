'use client'

import { clsx } from 'clsx'
import { lazy } from 'react'
import { CountBadge } from '@/ui/count-badge'
import { PopupButton } from '@/ui/popup-button-client'
import { loadWishlist } from './use-wishlist-client'
import { Icon } from '@/ui/icons/icon'

const popup = () => import('./wishlist-popup-client')
const WishlistPopup = lazy(popup)

type WishlistButtonProps = { href: string; count: number; className?: string }

/** The wishlist in the header. */
export function WishlistButton({ href, count, className }: WishlistButtonProps) {
  return (
    <PopupButton
      title="Wishlist"
      label={`Wishlist: ${count} items`}
      href={href}
      look="corner"
      load={() => Promise.all([popup(), loadWishlist()])}
      className={clsx('icon-button', className)}
      icon={
        <>
          <Icon name="heart" className="size-5" />
          <CountBadge count={count} />
        </>
      }
    >
      <WishlistPopup />
    </PopupButton>
  )
}
