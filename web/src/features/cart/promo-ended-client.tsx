'use client'

import { useEffect, useState } from 'react'
import { refreshPromo } from '@/visitor/current-promo'
import { useCart } from '@/visitor/use-cart-client'
import * as messages from '@/messages/cart'

/** Checks the cart's promo code when the page opens, and says so when it has ended. The output element is always there, so that screen readers notice the text. */
export function PromoEnded() {
  const { promoCode } = useCart()
  const [ended, setEnded] = useState<string>()
  useEffect(() => {
    // Offline the code stays as it was.
    refreshPromo().then(
      (code) => code && setEnded(code),
      () => {},
    )
  }, [])
  return (
    <output className="block empty:absolute">
      {ended && !promoCode && (
        <span className="block rounded-card border border-amber p-4 text-ink sm:px-6">
          {messages.codeEnded(ended)}
        </span>
      )}
    </output>
  )
}
