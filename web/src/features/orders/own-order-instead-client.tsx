'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { orderHref, type OrderPage } from '@/content/orders/order-link'
import type { PlacedOrder } from '@/content/orders/types'
import { fetchStates } from '@/visitor/order-states'
import { useOrders } from '@/visitor/use-orders-client'

type OwnOrderInsteadProps = { page: OrderPage; children: ReactNode }

/** A page with the sample; a visitor who has ordered sees the newest order on it instead. */
export function OwnOrderInstead({ page, children }: OwnOrderInsteadProps) {
  const orders = useOrders()
  const [isWithoutOrder, setWithoutOrder] = useState(false)
  const hasNone = orders !== undefined && !orders?.length
  useEffect(() => {
    if (orders?.length) openNewest(page, orders).catch(() => setWithoutOrder(true))
  }, [page, orders])
  return (
    <div data-kept="orders">
      <div data-until={hasNone || isWithoutOrder ? undefined : 'read'}>{children}</div>
    </div>
  )
}

/** @throws when the shop has none of the orders, or cannot be reached */
async function openNewest(page: OrderPage, orders: readonly PlacedOrder[]): Promise<void> {
  const states = await fetchStates(orders)
  const newest = orders.find(({ id }) => states[id])
  if (!newest) throw new Error('The shop has none of these orders')
  location.replace(orderHref(page, newest))
}
