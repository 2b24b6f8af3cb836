'use client'

import { useMemo, useState } from 'react'
import { formatCents } from '@/content/money/format'
import { orderHref } from '@/content/orders/order-link'
import type { OrderStates, PlacedOrder } from '@/content/orders/types'
import { Button } from '@/ui/button'
import { OrderState } from '@/ui/order-state'
import { postDate } from '@/ui/post-date'
import { orderStore } from '@/visitor/order-store'
import { OrderAgain } from '@/visitor/reorder/order-again-client'
import { useOrderStates } from '@/visitor/use-order-states-client'
import * as messages from '@/messages/account'
import * as common from '@/messages/common'

/** The orders that were sent from this browser, each with its private link. */
export function OwnOrders({ orders }: { orders: PlacedOrder[] }) {
  const states = useOrderStates(orders)
  return (
    <ul className="flex flex-col divide-y divide-line border-y border-line">
      {orders.map((order) => (
        <OwnOrder key={order.id} order={order} state={states[order.id]} />
      ))}
    </ul>
  )
}

/** A quantity stays on the line of its product. */
const withoutBreak = (text: string) => text.replace(' × ', '\u00a0×\u00a0')

type OwnOrderProps = {
  order: PlacedOrder
  /** The state: null when the shop does not have the order, undefined while it is not known. */
  state: OrderStates[string] | undefined
}

/** An order. It is removed from the list only after confirmation, because its private link is deleted too. */
function OwnOrder({ order, state }: OwnOrderProps) {
  const [isAsking, setAsking] = useState(false)
  const { id, token, number, date, total, goods } = order
  const source = useMemo(() => ({ order: { id, token } }), [id, token])
  const remove = () => orderStore.set((orderStore.get() ?? []).filter((each) => each.id !== id))
  return (
    <li className="flex flex-col gap-2 py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-h3">{messages.orderNumbered(number)}</h2>
        <p className="font-medium text-ink tabular-nums">{formatCents(total)}</p>
      </div>
      <p className="text-small">{common.placedOn(postDate(date))}</p>
      <output className="block min-h-7">
        {state && <OrderState {...state} />}
        {state === null && messages.orderDeletedByShop}
      </output>
      {goods && <p className="line-clamp-2 text-ink">{goods.map(withoutBreak).join(', ')}</p>}
      <div className="flex flex-wrap items-center gap-x-6">
        {/* Full page loads: a private page is neither prefetched nor kept by the router. */}
        <a href={orderHref('payment-confirmation', order)} className="text-link">
          {messages.orderDetails}
        </a>
        <a href={orderHref('invoice', order)} className="text-link">
          {common.invoice}
        </a>
        {state !== null && (
          <OrderAgain source={source} name={messages.orderNumbered(number)} className="text-link" />
        )}
        <button
          type="button"
          aria-label={messages.removeOrder(number)}
          className="text-link"
          onClick={() => setAsking(true)}
        >
          {common.remove}
        </button>
      </div>
      {isAsking && (
        <div role="alert" className="flex flex-wrap items-center gap-3 rounded-card bg-band p-4">
          <p>{messages.whatRemovingAnOrderMeans}</p>
          <Button onClick={remove}>{messages.removeIt}</Button>
          <Button look="quiet" onClick={() => setAsking(false)}>
            {messages.keepIt}
          </Button>
        </div>
      )}
    </li>
  )
}
