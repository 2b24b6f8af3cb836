import type { Order } from '@shop/studio/types'
import type { OrderLink } from './order-link'
import type { PlacedOrder } from './types'

/** What the browser of the customer stores of an order. */
export const toPlaced = (
  { number = '', placedAt = '', total = 0, lines = [] }: Order,
  link: OrderLink,
): PlacedOrder => ({
  id: link.id,
  token: link.token,
  number,
  date: placedAt,
  total,
  goods: lines.map(({ quantity = 0, name = '' }) => `${quantity} × ${name}`),
})
