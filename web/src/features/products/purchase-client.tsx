'use client'

import { screenHref } from '@shop/studio/routes'
import { useState } from 'react'
import { ButtonLink } from '@/ui/button'
import { firstQuantity, Stepper } from '@/ui/stepper-client'

/** The quantity and the way to the cart. On a phone it stays at the foot of the screen until its place is reached. */
export function Purchase({ name }: { name: string }) {
  const [quantity, setQuantity] = useState(firstQuantity)
  return (
    <div className="z-10 flex items-center gap-3 max-sm:sticky max-sm:bottom-0 max-sm:-mx-gutter max-sm:bg-ground max-sm:px-gutter max-sm:py-2.5">
      <div className="needs-script">
        <Stepper label={name} value={quantity} onChange={setQuantity} />
      </div>
      <ButtonLink href={screenHref('cart')} className="grow sm:max-w-72">
        Add to Cart
      </ButtonLink>
    </div>
  )
}
