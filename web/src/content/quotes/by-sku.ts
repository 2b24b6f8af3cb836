import type { QuotedArticle, QuoteItem } from './types'

const known = new WeakMap<readonly QuoteItem[], ReadonlyMap<string, QuotedArticle>>()

/**
 * The articles of items by their numbers, in upper case: of several with one number the first. Made once for a list, because it may be
 * the whole catalogue.
 */
export function articlesBySku(items: readonly QuoteItem[]): ReadonlyMap<string, QuotedArticle> {
  const found = known.get(items) ?? firstBySku(items)
  known.set(items, found)
  return found
}

function firstBySku(items: readonly QuoteItem[]): Map<string, QuotedArticle> {
  const found = new Map<string, QuotedArticle>()
  for (const item of items) {
    for (const article of item.articles) {
      const sku = article.sku.toUpperCase()
      if (!found.has(sku)) found.set(sku, { item, article })
    }
  }
  return found
}
