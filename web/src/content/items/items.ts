import { detailsHref } from '@shop/studio/routes'
import type { ItemsQueryResult } from '@shop/studio/types'
import { defineQuery } from 'next-sanity'
import { cardFields } from '../catalogue/queries'
import { stegaClean } from '../draft/metadata'
import { fetchDerived } from '../lake/derived'
import { fetchUncached } from '../lake/fetch'
import { thumbnailOf, toPicture } from '../pictures/picture'
import { sellingFields } from '../selling/queries'
import { toSelling } from '../selling/shape'
import { inCapitals } from '../selling/sku'
import type { Article, Selling } from '../selling/types'

const isItem = `_type in ["category", "subCategory"] && defined(slug.current) && defined(details) && defined(selling)`

const itemFields = `${cardFields}, ${sellingFields}, "replacedBy": selling.replacedBy->slug.current`

/** Every item of packaging with how it is sold. One query for all, so that no request of a visitor makes a cache entry. */
export const itemsQuery = defineQuery(`*[${isItem}] | order(_type asc, orderRank) { ${itemFields} }`)

/** Those with one of the article numbers `$skus`, in capitals. */
export const itemsBySkuQuery = defineQuery(
  `*[${isItem} && count(selling.articles[0...500][upper(sku) in $skus]) > 0] | order(_type asc, orderRank) { ${itemFields} }`,
)

/** An item of packaging that can be ordered. */
export type Item = {
  id: string
  name: string
  slug: string
  href: string
  /** A small square. */
  pictureSrc?: string
  selling: Selling
  /** The slug of the item that takes its place, once this one is no longer made. */
  replacedBy?: string
}

/** An article number with the item that it belongs to. */
export type FoundArticle = { item: Item; article: Article }

/** Every item of packaging, in catalogue order. */
export const allItems = (): Promise<readonly Item[]> =>
  fetchDerived(itemsQuery, {}, toItems, { isEditable: false })

/**
 * The items with one of the article numbers, as they are at this moment, for forms that store prices.
 * @throws LakeUnavailableError when the lake is down
 */
export async function currentItems(skus: readonly string[]): Promise<Item[]> {
  const wanted = inCapitals(skus)
  return wanted.length > 0 ? toItems(await fetchUncached(itemsBySkuQuery, { skus: wanted })) : []
}

const toItems = (raw: ItemsQueryResult): Item[] => raw.flatMap((one) => toItem(one) ?? [])

function toItem(raw: ItemsQueryResult[number]): Item | undefined {
  const selling = toSelling(raw.selling)
  if (!raw.name || !raw.slug || !selling) return undefined
  return {
    id: raw._id,
    name: stegaClean(raw.name),
    slug: raw.slug,
    href: detailsHref(raw.slug),
    pictureSrc: thumbnailOf(toPicture(raw.picture)),
    selling,
    ...(raw.replacedBy && { replacedBy: stegaClean(raw.replacedBy) }),
  }
}

/** The article with a number, ignoring letter case. */
export function articleBySku(items: readonly Item[], given: string): FoundArticle | undefined {
  const sku = given.toUpperCase()
  for (const item of items) {
    const article = item.selling.articles.find((each) => each.sku === sku)
    if (article) return { item, article }
  }
  return undefined
}

/** The articles with these numbers by their number in capitals, found in one pass through the catalogue. */
export function articlesBySku(items: readonly Item[], given: readonly string[]): Map<string, FoundArticle> {
  const wanted = new Set(given.map((sku) => sku.toUpperCase()))
  const found = new Map<string, FoundArticle>()
  for (const item of items) {
    for (const article of item.selling.articles) {
      if (wanted.has(article.sku) && !found.has(article.sku)) found.set(article.sku, { item, article })
    }
  }
  return found
}
