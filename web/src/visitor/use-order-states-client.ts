'use client'

import { useEffect, useState } from 'react'
import { maxCheckedOrders, type OrderLink } from '@/content/orders/order-link'
import type { OrderStates } from '@/content/orders/types'
import { checkOnReturn } from './check-on-return'

/**
 * How far orders are, checked when they are shown and when the visitor comes back to the page.
 * @returns by the order's id: null for an order that the shop does not have, undefined while it is not known
 */
export function useOrderStates(orders: readonly OrderLink[]): Partial<OrderStates> {
  const [states, setStates] = useState<Partial<OrderStates>>({})
  const links = JSON.stringify(orders.slice(0, maxCheckedOrders).map(({ id, token }) => ({ id, token })))
  useEffect(
    // A failure keeps the states of the last check.
    () => checkOnReturn(() => void fetchStates(links).then(setStates, () => {})),
    [links],
  )
  return states
}

async function fetchStates(links: string): Promise<OrderStates> {
  const response = await fetch('/api/order-states', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"orders":${links}}`,
  })
  if (!response.ok) throw new Error(`The orders could not be checked: status ${response.status}`)
  return (await response.json()) as OrderStates
}
