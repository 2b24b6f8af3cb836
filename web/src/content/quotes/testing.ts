import { bags } from '../selling/testing'
import type { Terms } from '../selling/types'
import type { QuotedArticle, QuoteItem } from './types'

const { articles, facts: _facts, leadTime: _leadTime, ...terms } = bags

/** For tests: bags in three sizes, of which the last is sold by quote only. */
export const bagItem: QuoteItem = {
  id: 'sub-bags',
  name: 'Kraft Bags',
  href: '/product-details?category=kraft-bags',
  terms,
  articles,
}

/** For tests: the same by other rules. */
export const bagItemWith = (changes: Partial<Terms>): QuoteItem => ({
  ...bagItem,
  terms: { ...terms, ...changes },
})

/** For tests: an article of an item. */
export function quotedOf(item: QuoteItem, sku = 'KBB-01'): QuotedArticle {
  const article = item.articles.find((each) => each.sku === sku)
  if (!article) throw new Error(`No article ${sku}`)
  return { item, article }
}
