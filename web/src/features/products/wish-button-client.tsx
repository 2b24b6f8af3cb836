'use client'

import type { SeenProduct } from '@/content/cart/types'
import { isWished } from '@/content/wishlist/wishlist'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icons/icon'
import { useWishlist } from '@/visitor/use-wishlist-client'
import * as messages from '@/messages/products'

type WishButtonProps = { product: number; seen: SeenProduct }

function useWish({ product, seen }: WishButtonProps) {
  const { wishes, add, remove } = useWishlist()
  const isPressed = isWished(wishes, product)
  return { isPressed, toggle: () => void (isPressed ? remove(product) : add({ product, seen })) }
}

/** Adds a product to the wishlist, or removes it. */
export function WishButton(props: WishButtonProps) {
  const { isPressed, toggle } = useWish(props)
  return (
    <Button look="quiet" aria-pressed={isPressed} onClick={toggle} className="needs-script self-start">
      <Icon name="heart" className={isPressed ? 'size-5 fill-clay text-clay' : 'size-5'} />
      {messages.addToWishlist}
    </Button>
  )
}

/** The same as a heart in the corner of a card. */
export function WishHeart(props: WishButtonProps) {
  const { isPressed, toggle } = useWish(props)
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
