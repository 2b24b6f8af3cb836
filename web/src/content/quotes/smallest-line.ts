import { stegaClean } from '../draft/metadata'
import { toOrderable, unitPriceAt } from '../selling/price'
import type { Selling } from '../selling/types'
import type { NewQuoteLine } from './list'

/** The cheapest size of an item in its smallest order; without prices, its first size. */
export function smallestLine(name: string, selling: Selling): NewQuoteLine | undefined {
  const { articles, orderUnit } = selling
  const quantity = toOrderable(selling.minimum, selling)
  const [article] = articles
    .map((each) => ({ ...each, cost: unitPriceAt(each, selling, quantity, orderUnit) ?? Infinity }))
    .toSorted((a, b) => (a.cost === b.cost ? 0 : a.cost - b.cost))
  if (!article) return undefined
  const { sku, size, price, pieces } = article
  return {
    sku,
    unit: orderUnit,
    quantity,
    pieces,
    seen: stegaClean({ name, size, ...(price !== undefined && { price }) }),
  }
}
