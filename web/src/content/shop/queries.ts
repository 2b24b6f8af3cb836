import { defineQuery } from 'next-sanity'
import { asManyInMenus, pictureFields } from '../fragments'
import { priceFields, productCardFields } from '../products/queries'

const filters = /* groq */ `*[_type == "shopFilters" && _id == "shopFilters"][0] {
    categories${asManyInMenus} { name, count, "kinds": kinds${asManyInMenus} },
    itemTypes, brands, sortOptions, priceMinimum, priceMaximum, sliderStep, sliderFrom, sliderTo, shopCategories,
    promotion { ${pictureFields} }
  }`

/** All products with the fields that they are filtered and sorted by; the cards of a page have a query of their own. */
export const shopQuery = defineQuery(`{
  "products": *[_type == "product" && defined(number) && defined(name) && defined(price)]
    | order(_createdAt desc, number asc) {
    _id, number, name, category, ${priceFields}, _createdAt, itemType, "brand": vendor.vendor
  },
  "filters": ${filters},
  "showSamples": *[_type == "siteSettings" && _id == "siteSettings"][0].showSamples
}`)

/** What the shop's pages show of its filters as it is. */
export const shopFiltersQuery = defineQuery(`{ "filters": ${filters} }`)

export const shopCardsQuery = defineQuery(`
  *[_type == "product" && _id in $ids] { ${productCardFields} }
`)
