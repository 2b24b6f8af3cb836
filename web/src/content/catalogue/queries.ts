import { defineQuery } from 'next-sanity'
import { asManyInMenus, pictureFields } from '../fragments'
import { comparedFields, lowestPriceFields, sellingFields } from '../selling/queries'

/** The sub-categories below an entry, without those that are no longer made: their pages link to the replacement. */
const madeChildren = /* groq */ `_type == "subCategory" && parent._ref == ^._id && !defined(selling.replacedBy)`

/** What a card of a category or sub-category shows. */
export const cardFields = /* groq */ `
  _id, _type, name,
  "slug": slug.current,
  picture { ${pictureFields} },
  "childCount": count(*[${madeChildren}]),
  "hasDetails": defined(details)
`

/** A card in a listing: with its price and the facts that buyers compare; a group shows the price of its items. */
const pricedCardFields = /* groq */ `
  ${cardFields}, ${sellingFields},
  "variants": *[${madeChildren} && defined(selling)][0...500] { _id, ${lowestPriceFields} }
`

const detailsFields = /* groq */ `
  title, description,
  pictures[0...10] { _key, ${pictureFields} },
  featuresIntroduction, features, quote, sizesAvailable, secondTitle, secondDescription
`

/** The item that takes the place of one that is no longer made. */
const replacementField = /* groq */ `"replacement": selling.replacedBy-> { name, "slug": slug.current }`

/** An item without pictures of these kinds shows those of its group, else those of its category. */
const inheritedFields = /* groq */ `
  "sizesPicture": coalesce(sizesPicture, parent->sizesPicture, parent->parent->sizesPicture) { ${pictureFields} },
  "printExamples": coalesce(printExamples, parent->printExamples, parent->parent->printExamples)[0...10] { _key, ${pictureFields} },
  "ids": [_id, parent._ref, parent->parent._ref]
`

/** The page that explains how printing works. */
const printPageField = /* groq */ `
  "printPages": *[_type == "page" && string::startsWith(route, "/") && route != "/" && "printSteps" in sections[0...200]._type]
    | order(route asc)[0...20].route
`

const ancestorFields = /* groq */ `
  "parent": parent-> { _id, name, "slug": slug.current, "parent": parent-> { _id, name, "slug": slug.current } }
`

const listingFields = /* groq */ `
  ${cardFields},
  "summary": details.description,
  ${comparedFields}, "isReplaced": defined(selling.replacedBy),
  "products": *[${madeChildren} && defined(name) && defined(slug.current)] | order(orderRank) {
    _id, name, ${comparedFields},
    "variants": *[${madeChildren} && defined(selling) && defined(name) && defined(slug.current)] | order(orderRank) {
      _id, ${comparedFields}
    }
  }
`

export const categoryMenuQuery = defineQuery(`
  *[_type == "category" && defined(slug.current)] | order(orderRank) ${asManyInMenus} {
    _id, name, "slug": slug.current
  }
`)

export const categoryCardsQuery = defineQuery(`
  *[_type == "category" && defined(slug.current)] | order(orderRank) ${asManyInMenus} { ${cardFields}, tag }
`)

/** Both levels in one query, so that its result is never null for an address that exists. */
export const listingQuery = defineQuery(`{
  "category": *[_type == "category" && slug.current == $slug][0] { ${listingFields}, tag },
  "subCategory": *[_type == "subCategory" && slug.current == $slug][0] { ${listingFields}, ${ancestorFields} }
}`)

export const listingCardsQuery = defineQuery(`
  *[_type in ["category", "subCategory"] && _id in $ids] { ${cardFields}, ${sellingFields} }
`)

export const detailsQuery = defineQuery(`{
  "category": *[_type == "category" && slug.current == $slug && defined(details)][0] {
    ${cardFields}, details { ${detailsFields} }, ${sellingFields}, ${replacementField}, ${inheritedFields},
    ${printPageField}
  },
  "subCategory": *[_type == "subCategory" && slug.current == $slug && defined(details)][0] {
    ${cardFields}, details { ${detailsFields} }, ${sellingFields}, ${replacementField}, ${inheritedFields},
    ${printPageField}, ${ancestorFields}
  }
}`)

/** The first sub-categories of the entry with the id `$parent`: enough for a row of four, plus the one whose page it stands on. */
export const firstChildrenQuery = defineQuery(`
  *[_type == "subCategory" && parent._ref == $parent && !defined(selling.replacedBy)] | order(orderRank)[0...5] {
    ${pricedCardFields}
  }
`)

export const catalogueSlugsQuery = defineQuery(`
  *[_type in ["category", "subCategory"] && defined(slug.current)] | order(_type asc, slug.current asc) {
    _type, "slug": slug.current, "hasDetails": defined(details), _updatedAt
  }
`)
