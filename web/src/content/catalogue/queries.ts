import { defineQuery } from 'next-sanity'
import { pictureFields } from '../fragments'

/** What a card of a category or sub-category shows. */
export const cardFields = /* groq */ `
  _id, _type, name,
  "slug": slug.current,
  picture { ${pictureFields} },
  "childCount": coalesce(count(products), 0),
  "hasDetails": defined(details)
`

const detailsFields = /* groq */ `
  title, description,
  pictures[] { _key, ${pictureFields} },
  featuresIntroduction, features, quote, sizesAvailable, secondTitle, secondDescription
`

const parentFields = /* groq */ `
  "parent": *[_type in ["category", "subCategory"] && references(^._id)][0] {
    _type, name, "slug": slug.current,
    "siblings": products[]-> { ${cardFields} },
    "parent": *[_type in ["category", "subCategory"] && references(^._id)][0] {
      _type, name, "slug": slug.current,
      "siblings": products[]-> { ${cardFields} }
    }
  }
`

const listingFields = /* groq */ `
  ${cardFields},
  "summary": details->description,
  "products": products[]-> { ${cardFields} }
`

export const categoryMenuQuery = defineQuery(`
  *[_type == "category" && defined(slug.current)] | order(number asc) {
    _id, name, "slug": slug.current
  }
`)

export const categoryCardsQuery = defineQuery(`
  *[_type == "category" && defined(slug.current)] | order(number asc) { ${cardFields}, tag }
`)

/** Both levels in one question, so that its answer is never nothing for an address that exists. */
export const listingQuery = defineQuery(`{
  "category": *[_type == "category" && slug.current == $slug][0] { ${listingFields}, tag },
  "subCategory": *[_type == "subCategory" && slug.current == $slug][0] { ${listingFields}, ${parentFields} }
}`)

export const detailsQuery = defineQuery(`{
  "category": *[_type == "category" && slug.current == $slug && defined(details)][0] {
    ${cardFields}, "details": details-> { ${detailsFields} }
  },
  "subCategory": *[_type == "subCategory" && slug.current == $slug && defined(details)][0] {
    ${cardFields}, "details": details-> { ${detailsFields} }, ${parentFields}
  }
}`)

export const catalogueSlugsQuery = defineQuery(`
  *[_type in ["category", "subCategory"] && defined(slug.current)] | order(_type asc, slug.current asc) {
    _type, "slug": slug.current, "hasDetails": defined(details), _updatedAt
  }
`)
