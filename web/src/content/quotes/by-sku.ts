import type { QuotedArticle, QuoteItem } from './types'

const known = new WeakMap<readonly QuoteItem[], ReadonlyMap<string, QuotedArticle>>()

/** The articles of items by their numbers, in upper case. Made once for a list, because it may be the whole catalogue. */
export function articlesBySku(items: readonly QuoteItem[]): ReadonlyMap<string, QuotedArticle> {
  const found = known.get(items) ?? new Map(items.flatMap(articlesOf))
  known.set(items, found)
  return found
}

const articlesOf = (item: QuoteItem) =>
  item.articles.map((article) => [article.sku.toUpperCase(), { item, article }] as const)
