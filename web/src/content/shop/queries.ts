import { defineQuery } from 'next-sanity'
import { pictureFields } from '../fragments'
import { productCardFields } from '../products/queries'

export const shopQuery = defineQuery(`{
  "products": *[_type == "product" && defined(number)] | order(_createdAt desc, number asc) {
    ${productCardFields},
    _createdAt, itemType, "brand": vendor.vendor
  },
  "filters": *[_type == "shopFilters" && _id == "shopFilters"][0] {
    categories[] { name, count, kinds },
    itemTypes, brands, sortOptions, priceMinimum, priceMaximum, sliderStep, sliderFrom, sliderTo, shopCategories,
    promotion { ${pictureFields} }
  },
  "showSamples": *[_type == "siteSettings" && _id == "siteSettings"][0].showSamples
}`)
