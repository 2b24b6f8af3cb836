'use client'

import { useEffect, useState } from 'react'
import type { OrderLink } from '@/content/orders/order-link'
import type { OrderStates } from '@/content/orders/types'
import { checkOnReturn } from './check-on-return'
import { fetchStates } from './order-states'

/**
 * The states of orders, checked when they are shown and when the visitor comes back to the page.
 * @returns by the order's id: null for an order that the shop does not have, undefined while it is not known
 */
export function useOrderStates(orders: readonly OrderLink[]): Partial<OrderStates> {
  const [states, setStates] = useState<Partial<OrderStates>>({})
  useEffect(
    // A failure keeps the states of the last check.
    () => checkOnReturn(() => void fetchStates(orders).then(setStates, () => {})),
    [orders],
  )
  return states
}
