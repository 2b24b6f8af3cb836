import { defineQuery } from 'next-sanity'

export const complianceQuery = defineQuery(`{
  "certificates": *[_type == "certificate"] | order(title asc) {
    _id, title, number, issuer, standard, summary, validFrom, validUntil
  },
  "items": *[_type in ["category", "subCategory"] && defined(slug.current) && defined(selling) && defined(details)]
    | order(_type asc, orderRank) {
      name, "slug": slug.current,
      "skus": selling.articles[].sku,
      "certificates": selling.certificates[]._ref
    }
}`)

/** The article numbers of the catalogue with the items that they belong to. */
export const articleNumbersQuery = defineQuery(`
  *[_type in ["category", "subCategory"] && defined(slug.current) && defined(details) && defined(selling.articles)] {
    "slug": slug.current, "skus": selling.articles[].sku
  }
`)
