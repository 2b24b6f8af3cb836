'use client'

import { type ReactNode, useEffect, useState } from 'react'
import type { OrderPage } from '@/content/orders/order-link'

type OwnOrderInsteadProps = { page: OrderPage; children: ReactNode }

/** A page with the sample; a visitor who has ordered sees the newest order on it instead. */
export function OwnOrderInstead({ page, children }: OwnOrderInsteadProps) {
  const [isWithoutOrder, setWithoutOrder] = useState(false)
  useEffect(() => {
    // first-paint.tsx sets it before the first paint, and ui.css then hides the sample. Visitors without orders load no script.
    if (!document.documentElement.dataset.kept?.includes('orders')) return
    import('./open-newest-order')
      .then(({ openNewestOrder }) => openNewestOrder(page))
      .catch(() => setWithoutOrder(true))
  }, [page])
  return (
    <div data-kept="orders">
      <div data-until={isWithoutOrder ? undefined : 'read'}>{children}</div>
    </div>
  )
}
