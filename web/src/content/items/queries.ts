import { defineQuery } from 'next-sanity'
import { cardFields } from '../catalogue/queries'
import { sellingFields } from '../selling/queries'

/** Every item of packaging with how it is sold. One query for all, so that no request of a visitor makes a cache entry. */
export const itemsQuery = defineQuery(`
  *[_type in ["category", "subCategory"] && defined(slug.current) && defined(details) && defined(selling)]
    | order(_type asc, orderRank) {
      ${cardFields}, ${sellingFields}, "replacedBy": selling.replacedBy->slug.current
    }
`)
