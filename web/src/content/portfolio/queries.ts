import { defineQuery } from 'next-sanity'
import { asMany, pictureFields, proseFields } from '../fragments'
import { productCardFields } from '../products/queries'

/** What a card of a work shows. */
const workCardFields = /* groq */ `_id, number, name, tag, description, picture { ${pictureFields} }`

export const worksQuery = defineQuery(`
  *[_type == "portfolioItem" && defined(number)] | order(number asc) ${asMany} { ${workCardFields} }
`)

/** One work; takes its `$number`. */
export const workQuery = defineQuery(`
  *[_type == "portfolioItem" && number == $number][0] {
    ${workCardFields}, _updatedAt,
    facts${asMany} { _key, label, value },
    pictures${asMany} { _key, ${pictureFields} },
    body${asMany} { ${proseFields} },
    products${asMany}-> { ${productCardFields} }
  }
`)

export const galleryQuery = defineQuery(`{
  "pictures": *[_type == "galleryItem"] | order(orderRank) ${asMany} {
    _id, name, tag, categories[0...20], picture { ${pictureFields} }
  },
  "tabs": *[_type == "screen" && _id == "screen-gallery"][0].tabs${asMany} { _key, label, category }
}`)
