import type { Order } from '@shop/studio/types'
import { allItems } from '../items/items'
import { cartPrices } from '../orders/products'
import type { OrderLink } from '../orders/order-link'
import { storedOrder } from '../orders/stored-order'
import { unitKeys } from '../selling/types'
import { resolveLines } from './resolve'
import type { Reorder, ReorderSource, ReorderLineInput } from './types'

/**
 * What can be had today of an earlier order or of a saved list.
 * @returns undefined when there is no such order, or when the token is another one
 * @throws LakeUnavailableError when the lake is down
 */
export async function reorder(source: ReorderSource): Promise<Reorder | undefined> {
  const wanted = 'order' in source ? await orderedLines(source.order) : source.lines
  if (!wanted) return undefined
  const numbers = new Set(wanted.flatMap((line) => ('sku' in line ? [] : [line.product])))
  const hasArticles = wanted.some((line) => 'sku' in line)
  const [{ products }, items] = await Promise.all([cartPrices(numbers), hasArticles ? allItems() : []])
  return { lines: resolveLines(wanted, { products, items }) }
}

async function orderedLines(link: OrderLink): Promise<ReorderLineInput[] | undefined> {
  const order = await storedOrder(link)
  return order && linesOf(order)
}

/** The lines of a stored order: products by their number, others by their article number. */
const linesOf = ({ lines }: Pick<Order, 'lines'>): ReorderLineInput[] =>
  (lines ?? []).map(({ product, sku, unit, size, colour, quantity = 0, name = '', unitPrice, per = 1 }) => {
    // Prices are compared for one unit; what is left of a cent cannot be.
    const before = { quantity, name, unitPrice: per === 1 ? unitPrice : undefined }
    return product
      ? { product, option: { size, colour }, ...before }
      : { sku: sku ?? '', unit: unitKeys.find((key) => key === unit), ...before }
  })
