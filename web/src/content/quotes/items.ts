import { detailsHref, productHref } from '@shop/studio/routes'
import type { QuoteItemsQueryResult } from '@shop/studio/types'
import { defineQuery } from 'next-sanity'
import { stegaClean } from '../draft/metadata'
import { pictureFields } from '../fragments'
import { fetchDerived } from '../lake/derived'
import { fetchUncached } from '../lake/fetch'
import { toCents } from '../money/cents'
import { thumbnailOf, toPicture } from '../pictures/picture'
import { priceFields } from '../products/queries'
import { toSale } from '../products/sale'
import { sellingFields } from '../selling/queries'
import { toSelling } from '../selling/shape'
import type { QuoteItem } from './types'

/** Everything that a quote can be asked for, in one query, so that no request of a visitor makes a cache entry of its own. */
export const quoteItemsQuery = defineQuery(`{
  "packaging": *[_type in ["category", "subCategory"] && defined(slug.current) && defined(details) && defined(selling.articles)]
    | order(_type asc, orderRank) {
      _id, name, "slug": slug.current, picture { ${pictureFields} }, ${sellingFields}
    },
  "products": *[_type == "product" && defined(number) && defined(sku)] | order(number asc) {
    _id, number, name, sku, ${priceFields}, "picture": pictures[0] { ${pictureFields} }
  }
}`)

/** Everything that a quote can be asked for: packaging by its articles, and the products of the shop. */
export const quoteItems = (): Promise<readonly QuoteItem[]> => fetchDerived(quoteItemsQuery, {}, toQuoteItems)

/**
 * The same at this moment, for a request.
 * @throws LakeUnavailableError when the lake is down
 */
export async function currentQuoteItems(): Promise<QuoteItem[]> {
  return toQuoteItems(await fetchUncached(quoteItemsQuery))
}

function toQuoteItems({ packaging, products }: QuoteItemsQueryResult): QuoteItem[] {
  return [
    ...packaging.flatMap((raw) => packagingItem(raw) ?? []),
    ...products.flatMap((raw) => productItem(raw) ?? []),
  ]
}

type Raw = QuoteItemsQueryResult

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
  const current = price == null ? undefined : (toSale(price, raw.sale)?.price ?? price)
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
