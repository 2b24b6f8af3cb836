import { defineQuery } from 'next-sanity'
import { pictureFields } from '../fragments'
import { priceFields } from '../products/queries'
import { sellingFields } from '../selling/queries'

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
