'use client'

import type { ProductOption } from '@/content/orders/types'
import { Icon } from '@/ui/icons/icon'
import { useWish, type WishedProduct } from './use-wish-client'
import * as messages from '@/messages/products'

/** Adds a product to the wishlist, or removes it: a heart in the corner of its card. */
export function WishHeart({ option, ...props }: WishedProduct & { option: ProductOption }) {
  const { isPressed, toggle } = useWish(props, () => option)
  return (
    <button
      type="button"
      aria-label={messages.addNamedToWishlist(props.seen.name)}
      aria-pressed={isPressed}
      onClick={toggle}
      className="card-heart needs-script"
    >
      <Icon name="heart" className={isPressed ? 'size-5 fill-clay text-clay' : 'size-5'} />
    </button>
  )
}
