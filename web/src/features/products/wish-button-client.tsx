'use client'

import { Button } from '@/ui/button'
import { Icon } from '@/ui/icons/icon'
import { chosenOption } from './chosen-option'
import { useWish, type WishedProduct } from './use-wish-client'
import * as messages from '@/messages/products'

/** Adds a product to the wishlist as it is chosen on its page, or removes it. */
export function WishButton(props: WishedProduct) {
  const { isPressed, toggle } = useWish(props, chosenOption)
  return (
    <Button look="quiet" aria-pressed={isPressed} onClick={toggle} className="needs-script self-start">
      <Icon name="heart" className={isPressed ? 'size-5 fill-clay text-clay' : 'size-5'} />
      {messages.addToWishlist}
    </Button>
  )
}
