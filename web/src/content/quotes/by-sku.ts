import type { QuotedArticle, QuoteItem } from './types'

/** The articles of items by their numbers, in upper case. */
export const articlesBySku = (items: readonly QuoteItem[]): Map<string, QuotedArticle> =>
  new Map(
    items.flatMap((item) =>
      item.articles.map((article) => [article.sku.toUpperCase(), { item, article }] as const),
    ),
  )
