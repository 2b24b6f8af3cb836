'use client'

import { screenHref } from '@shop/studio/routes'
import { useState } from 'react'
import type { SeenProduct } from '@/content/cart/types'
import { buttonClass } from '@/ui/button-look'
import { Link } from '@/ui/link-client'
import { firstQuantity, Stepper } from '@/ui/stepper-client'
import { useCart } from '@/visitor/use-cart-client'
import { chosenOption } from './chosen-option'
import * as common from '@/messages/common'

type PurchaseProps = { product: number; seen: SeenProduct }

/**
 * The quantity, and the link to the cart, which puts the product there on the way. On a phone it stays at the foot of
 * the screen until its place is reached.
 */
export function Purchase({ product, seen }: PurchaseProps) {
  const [quantity, setQuantity] = useState(firstQuantity)
  const { preload, add } = useCart()
  const addToCart = () => {
    if (quantity > 0) void add({ product, option: chosenOption(), quantity, seen })
  }
  return (
    <div className="z-10 flex items-center gap-3 max-sm:sticky max-sm:bottom-0 max-sm:-mx-gutter max-sm:bg-ground max-sm:px-gutter max-sm:py-2.5">
      <div className="needs-script">
        <Stepper label={seen.name} value={quantity} onChange={setQuantity} />
      </div>
      <Link
        href={screenHref('cart')}
        className={buttonClass('primary', 'grow sm:max-w-72')}
        onPointerDown={preload}
        onClick={addToCart}
      >
        {common.addToCart}
      </Link>
    </div>
  )
}
