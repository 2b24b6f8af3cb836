import { defineQuery } from 'next-sanity'
import { nextPost, postFilter } from '../blog/queries'
import { priceFields } from '../products/queries'
import { sellingFields } from '../selling/queries'

/** Everything that llms.txt names. */
export const llmsQuery = defineQuery(`{
  "packaging": *[_type in ["category", "subCategory"] && defined(slug.current) && defined(details) && !defined(selling.replacedBy)]
    | order(_type asc, orderRank) { name, "slug": slug.current, "text": details.description, ${sellingFields} },
  "products": *[_type == "product" && defined(number)] | order(number asc) { number, name, category, ${priceFields} },
  "posts": *[${postFilter}] | order(date desc, number asc) { number, title, description, "startsAt": date },
  "pages": *[_type == "page" && defined(route)] | order(route asc) { title, route, "text": seo.description },
  "nextPost": ${nextPost}
}`)
