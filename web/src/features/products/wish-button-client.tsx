'use client'

import type { SeenProduct } from '@/content/cart/types'
import type { ProductOption } from '@/content/orders/types'
import { isWished } from '@/content/wishlist/wishlist'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icons/icon'
import { useWishlist } from '@/visitor/use-wishlist-client'
import { chosenOption } from './chosen-option'
import * as messages from '@/messages/products'

type WishButtonProps = { product: number; seen: SeenProduct }
type WishHeartProps = WishButtonProps & { option: ProductOption }

/** @param option is called when the product is added */
function useWish({ product, seen }: WishButtonProps, option: () => ProductOption) {
  const { wishes, add, remove } = useWishlist()
  const isPressed = isWished(wishes, product)
  return {
    isPressed,
    toggle: () => void (isPressed ? remove(product) : add({ product, option: option(), seen })),
  }
}

/** Adds a product to the wishlist as it is chosen on its page, or removes it. */
export function WishButton(props: WishButtonProps) {
  const { isPressed, toggle } = useWish(props, chosenOption)
  return (
    <Button look="quiet" aria-pressed={isPressed} onClick={toggle} className="needs-script self-start">
      <Icon name="heart" className={isPressed ? 'size-5 fill-clay text-clay' : 'size-5'} />
      {messages.addToWishlist}
    </Button>
  )
}

/** The same as a heart in the corner of a card. */
export function WishHeart(props: WishHeartProps) {
  const { isPressed, toggle } = useWish(props, () => props.option)
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
