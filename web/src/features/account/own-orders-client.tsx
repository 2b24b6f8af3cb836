'use client'

import { useState } from 'react'
import { formatCents } from '@/content/money/format'
import { orderHref } from '@/content/orders/order-link'
import type { PlacedOrder } from '@/content/orders/types'
import { Button } from '@/ui/button'
import { Link } from '@/ui/link-client'
import { postDate } from '@/ui/post-date'
import { orderStore } from '@/visitor/order-store'

const small = 'inline-flex min-h-11 items-center text-kraft-deep underline underline-offset-4 hover:text-ink'

/** The orders that were sent from this browser, each with its private link. */
export function OwnOrders({ orders }: { orders: PlacedOrder[] }) {
  return (
    <ul className="flex flex-col divide-y divide-line border-y border-line">
      {orders.map((order) => (
        <OwnOrder key={order.id} order={order} />
      ))}
    </ul>
  )
}

/** An order. It is removed from the list only after a question, because its private link goes with it. */
function OwnOrder({ order }: { order: PlacedOrder }) {
  const [isAsking, setAsking] = useState(false)
  const { id, number, date, total } = order
  const remove = () => orderStore.set((orderStore.get() ?? []).filter((each) => each.id !== id))
  return (
    <li className="flex flex-col gap-2 py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-h3">Order {number}</h2>
        <p className="font-medium text-ink tabular-nums">{formatCents(total)}</p>
      </div>
      <p className="text-small">Placed on {postDate(date)}</p>
      <div className="flex flex-wrap items-center gap-x-6">
        <Link href={orderHref('payment-confirmation', order)} className={small}>
          See status
        </Link>
        <Link href={orderHref('invoice', order)} className={small}>
          Invoice
        </Link>
        <button
          type="button"
          aria-label={`Remove order ${number}`}
          className={small}
          onClick={() => setAsking(true)}
        >
          Remove
        </button>
      </div>
      {isAsking && (
        <div role="alert" className="flex flex-wrap items-center gap-3 rounded-card bg-band p-4">
          <p>This browser then forgets the order’s private link. The order itself stays with us.</p>
          <Button onClick={remove}>Remove it</Button>
          <Button look="quiet" onClick={() => setAsking(false)}>
            Keep it
          </Button>
        </div>
      )}
    </li>
  )
}
