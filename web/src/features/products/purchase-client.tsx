'use client'

import { screenHref } from '@shop/studio/routes'
import { useState } from 'react'
import { ButtonLink } from '@/ui/button'
import { firstQuantity, Stepper } from '@/ui/stepper-client'

/** The quantity and the way to the cart. */
export function Purchase({ name }: { name: string }) {
  const [quantity, setQuantity] = useState(firstQuantity)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="needs-script">
        <Stepper label={name} value={quantity} onChange={setQuantity} />
      </div>
      <ButtonLink href={screenHref('cart')} className="grow sm:max-w-72">
        Add to Cart
      </ButtonLink>
    </div>
  )
}
