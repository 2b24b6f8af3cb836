import { orderHref, type OrderPage } from '@/content/orders/order-link'
import { fetchStates } from '@/visitor/order-states'
import { orderStore } from '@/visitor/order-store'

/**
 * Opens a page with the newest order of the visitor that the shop has.
 * @throws when there is none, or the shop cannot be reached
 */
export async function openNewestOrder(page: OrderPage): Promise<void> {
  const orders = orderStore.get() ?? []
  const states = orders.length > 0 ? await fetchStates(orders) : {}
  const newest = orders.find(({ id }) => states[id])
  if (!newest) throw new Error('The shop has none of these orders')
  location.replace(orderHref(page, newest))
}
