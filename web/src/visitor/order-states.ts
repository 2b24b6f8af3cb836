import { maxCheckedOrders, type OrderLink } from '@/content/orders/order-link'
import type { OrderStates } from '@/content/orders/types'

/**
 * Fetches the states of orders; of a long list, those of the first ones.
 * @throws when they could not be fetched
 */
export async function fetchStates(orders: readonly OrderLink[]): Promise<OrderStates> {
  const links = orders.slice(0, maxCheckedOrders).map(({ id, token }) => ({ id, token }))
  const response = await fetch('/api/order-states', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orders: links }),
  })
  if (!response.ok) throw new Error(`The orders could not be checked: status ${response.status}`)
  return (await response.json()) as OrderStates
}
