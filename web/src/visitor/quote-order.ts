import type { PlacedOrder } from '@/content/orders/types'
import { keepOrder, orderStore } from './order-store'
import { sentQuotesStore } from './quote-store'

/** Keeps the order of a request that was sent from this browser. A forwarded request changes nothing. */
export function keepOrderOfQuote(requestId: string, order: PlacedOrder): void {
  const isOwn = sentQuotesStore.get()?.some(({ id }) => id === requestId)
  const isKept = orderStore.get()?.some(({ id }) => id === order.id)
  if (isOwn && !isKept) keepOrder(order)
}
