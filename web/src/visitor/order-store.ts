import { isRecord, isWholeNumber, parseList, parseText } from '@/content/parse'
import type { PlacedOrder } from '@/content/orders/types'
import { browserStore } from '@/ui/browser-store'

/** Maximum number of orders; the oldest are dropped. */
const maxOrders = 200
const maxCents = 100_000_000_00

/** The orders that were placed from this browser, the newest first. */
export const orderStore = browserStore<PlacedOrder[]>({
  key: 'orders',
  version: 1,
  parse: parseOrders,
})

/** The orders in a stored value; one that cannot be used is dropped. */
export function parseOrders(stored: unknown): PlacedOrder[] | undefined {
  return parseList(stored, parseOrder)
}

function parseOrder(raw: unknown): PlacedOrder | undefined {
  if (!isRecord(raw)) return undefined
  const [id, token, number, date] = [raw.id, raw.token, raw.number, raw.date].map((text) => parseText(text))
  if (!id || !token || !number || !date || Number.isNaN(Date.parse(date))) return undefined
  if (!isWholeNumber(raw.total, 0, maxCents)) return undefined
  const goods = parseList(raw.goods, (text) => parseText(text))
  return { id, token, number, date, total: raw.total, goods: goods?.length ? goods : undefined }
}

/** Stores an order; placing the same one again changes nothing. @returns whether it was not stored before */
export function keepOrder(order: PlacedOrder): boolean {
  const orders = orderStore.get() ?? []
  const others = orders.filter(({ id }) => id !== order.id)
  orderStore.set([order, ...others].slice(0, maxOrders))
  return others.length === orders.length
}
