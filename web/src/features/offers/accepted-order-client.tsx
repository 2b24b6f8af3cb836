'use client'

import { useEffect, useMemo } from 'react'
import { orderHref } from '@/content/orders/order-link'
import type { PlacedOrder } from '@/content/orders/types'
import { keepOrderOfQuote } from '@/visitor/quote-order'
import { OrderAgain } from '@/visitor/reorder/order-again-client'
import * as messages from '@/messages/offers'

type AcceptedOrderProps = { requestId: string; order: PlacedOrder }

const look = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink'

/** The order of an accepted offer. The browser that sent the request shows it in its order history from now on. */
export function AcceptedOrder({ requestId, order }: AcceptedOrderProps) {
  const { id, token, number } = order
  useEffect(() => keepOrderOfQuote(requestId, order), [requestId, order])
  const source = useMemo(() => ({ order: { id, token } }), [id, token])
  const name = messages.orderNumbered(number)
  return (
    <p className="flex flex-wrap items-center gap-x-6">
      {/* A full page load: a private page is neither prefetched nor stored by the router. */}
      <a href={orderHref('invoice', order)} className={look}>
        {name}
      </a>
      <OrderAgain source={source} name={name} className={`${look} needs-script`} />
    </p>
  )
}
