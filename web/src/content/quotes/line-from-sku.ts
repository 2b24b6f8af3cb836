import { toOrderable } from '../selling/price'
import { articlesBySku } from './by-sku'
import { quoteItemsWith } from './items'
import type { NewQuoteLine } from './list'

/** The smallest order of the article that an address names; undefined when there is none. */
export async function lineFromSku(sku: string): Promise<NewQuoteLine | undefined> {
  if (sku === '') return undefined
  const found = articlesBySku(await quoteItemsWith([sku])).get(sku.toUpperCase())
  if (!found) return undefined
  const { item, article } = found
  return {
    sku: article.sku,
    unit: item.terms.orderUnit,
    quantity: toOrderable(item.terms.minimum, item.terms),
    pieces: article.pieces,
    seen: { name: item.name, size: article.size || undefined, price: article.price },
  }
}
