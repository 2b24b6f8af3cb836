import { detailsHref, productHref } from '@shop/studio/routes'
import type { QuoteItemsBySkuQueryResult } from '@shop/studio/types'
import { defineQuery } from 'next-sanity'
import { stegaClean } from '../draft/metadata'
import { isDraftMode } from '../draft/mode'
import { pictureFields } from '../fragments'
import { fetchDerived } from '../lake/derived'
import { fetchUncached, sanityFetch } from '../lake/fetch'
import { toCents } from '../money/cents'
import { isPrice } from '../money/price'
import { thumbnailOf, toPicture } from '../pictures/picture'
import { priceFields } from '../products/queries'
import { toSale } from '../products/sale'
import { sellingFields } from '../selling/queries'
import { toSelling } from '../selling/shape'
import { inCapitals } from '../selling/sku'
import { articlesBySku } from './by-sku'
import type { QuoteItem } from './types'

const packagingFields = `_id, name, "slug": slug.current, picture { ${pictureFields} }, ${sellingFields}`

const productFields = `_id, number, name, sku, ${priceFields}, "picture": pictures[0] { ${pictureFields} }`

const packaging = `_type in ["category", "subCategory"] && defined(slug.current) && defined(details) && defined(selling.articles)`

const products = `_type == "product" && defined(number) && defined(sku)`

/** Everything that a quote can be asked for, in one query, so that no request of a visitor makes a cache entry of its own. */
export const quoteItemsQuery = defineQuery(`{
  "packaging": *[${packaging}] | order(_type asc, orderRank) { ${packagingFields} },
  "products": *[${products}] | order(number asc) { ${productFields} }
}`)

/** What of it has one of the numbers `$skus`, in capitals. */
export const quoteItemsBySkuQuery = defineQuery(`{
  "packaging": *[${packaging} && count(selling.articles[0...500][upper(sku) in $skus]) > 0] | order(_type asc, orderRank) { ${packagingFields} },
  "products": *[${products} && upper(sku) in $skus] | order(number asc) { ${productFields} }
}`)

/** Everything that a quote can be asked for: packaging by its articles, and the products of the shop. */
export const quoteItems = (): Promise<readonly QuoteItem[]> =>
  fetchDerived(quoteItemsQuery, {}, toQuoteItems, { isEditable: false })

/** What has one of the numbers. In draft mode, where nothing is cached, nothing else is read. */
export async function quoteItemsWith(skus: readonly string[]): Promise<QuoteItem[]> {
  const wanted = inCapitals(skus)
  if (await isDraftMode()) {
    const raw = await sanityFetch(quoteItemsBySkuQuery, { skus: wanted }, { isEditable: false })
    return oneForEach(wanted, toQuoteItems(raw))
  }
  return oneForEach(wanted, await quoteItems())
}

/**
 * The items of the numbers, one for each, in catalogue order: who looks for a number takes the first again. A program can store hundreds
 * of one number, each with hundreds of sizes.
 */
function oneForEach(skus: readonly string[], items: readonly QuoteItem[]): QuoteItem[] {
  const bySku = articlesBySku(items)
  const wanted = new Set(skus.map((sku) => bySku.get(sku)?.item))
  return items.filter((item) => wanted.has(item))
}

/**
 * What has one of the numbers, at this moment, for a request.
 * @throws LakeUnavailableError when the lake is down
 */
export async function currentQuoteItems(skus: readonly string[]): Promise<QuoteItem[]> {
  const wanted = inCapitals(skus)
  return wanted.length > 0 ? toQuoteItems(await fetchUncached(quoteItemsBySkuQuery, { skus: wanted })) : []
}

type Raw = QuoteItemsBySkuQueryResult

function toQuoteItems({ packaging, products }: Raw): QuoteItem[] {
  return [
    ...packaging.flatMap((raw) => packagingItem(raw) ?? []),
    ...products.flatMap((raw) => productItem(raw) ?? []),
  ]
}

function packagingItem({
  _id,
  name,
  slug,
  picture,
  selling: raw,
}: Raw['packaging'][number]): QuoteItem | undefined {
  const selling = toSelling(stegaClean(raw))
  if (!name || !slug || !selling) return undefined
  const { articles, facts: _facts, leadTime: _leadTime, ...terms } = selling
  return {
    id: _id,
    name: stegaClean(name),
    href: detailsHref(stegaClean(slug)),
    pictureSrc: thumbnailOf(toPicture(picture)),
    terms,
    articles,
  }
}

/** A product of the shop is sold by the piece, without price breaks. */
function productItem(raw: Raw['products'][number]): QuoteItem | undefined {
  const { _id, number, name, sku, price, picture } = raw
  if (!number || !name || !sku) return undefined
  const current = !isPrice(price) ? undefined : (toSale(price, raw.sale)?.price ?? price)
  return {
    id: _id,
    name: stegaClean(name),
    href: productHref(number),
    pictureSrc: thumbnailOf(toPicture(picture)),
    terms: {
      per: 1,
      breaks: [],
      units: [{ key: 'piece', singular: 'piece', plural: 'pieces' }],
      orderUnit: 'piece',
      minimum: 1,
      increment: 1,
    },
    articles: [
      {
        size: '',
        sku: stegaClean(sku),
        ...(current !== undefined && { price: toCents(current) }),
        pieces: { piece: 1 },
      },
    ],
  }
}
