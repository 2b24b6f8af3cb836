import { indexSkus, similarSkus } from '@/content/quotes/similar-skus'
import { sizeFragment } from '@/content/selling/article-address'
import type { SearchEntry } from '@/content/search/types'

/** A number of an article as it is compared: “KBB-02”, “kbb 02” and “kbb02” are the same. */
export const articleNumber = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** One wrong letter: with two, every number of a series is similar. */
const maxErrors = 1

const skusOf = ({ skus = '' }: SearchEntry) => skus.split(' ').filter(Boolean)

/** An item that was searched by the number of an article shows what that article costs, and opens with its size chosen. */
export function withArticle(entry: SearchEntry, query: string): SearchEntry {
  const skus = skusOf(entry)
  const asked = new Set([query, ...query.split(/\s+/)].map(articleNumber))
  const index = skus.findIndex((sku) => asked.has(articleNumber(sku)))
  return entry.skuPrices && index >= 0 ? articleOfEntry(entry, index) : entry
}

/** One article of an item: what it costs, and the address that opens with its size chosen. */
export const articleOfEntry = (entry: SearchEntry, index: number): SearchEntry => ({
  ...entry,
  href: `${entry.href}${sizeFragment(skusOf(entry)[index] ?? '')}`,
  price: entry.skuPrices?.[index] || undefined,
})

/** Finds the articles whose number was meant when one letter is wrong, such as “KBB-O3” for KBB-03. */
export function similarArticlesIn(entries: readonly SearchEntry[]): (query: string) => SearchEntry[] {
  const bySku = new Map<string, SearchEntry>()
  for (const entry of entries.filter(({ skuPrices }) => skuPrices))
    for (const sku of skusOf(entry)) if (!bySku.has(sku)) bySku.set(sku, entry)
  const index = indexSkus(bySku.keys())
  return (query) => {
    if (!/^\S*\d\S*$/.test(query.trim())) return []
    return similarSkus(query, index, maxErrors).flatMap((sku) => {
      const entry = bySku.get(sku)
      return entry ? withArticle(entry, sku) : []
    })
  }
}
