import { defineQuery } from 'next-sanity'
import { asMany, pictureFields, proseFields } from '../fragments'

/** The price of a product, and its sale price until the sale ends. */
export const priceFields = /* groq */ `
  price,
  "sale": { "price": salePrice, "endsAt": saleEnds }
`

/** The size and colour that the cart gets when nothing was chosen. */
export const firstOption = /* groq */ `{ "size": sizes[0], "colour": colours[0...1000][defined(name)][0].name }`

/** What a card of a product of the shop shows. */
export const productCardFields = /* groq */ `
  _id, number, name, category, badge, ${priceFields},
  "option": ${firstOption},
  "picture": pictures[0] { ${pictureFields} }
`

export const productNumbersQuery = defineQuery(`
  *[_type == "product" && defined(number)] | order(number asc).number
`)

export const productQuery = defineQuery(`{
  "product": *[_type == "product" && number == $number][0] {
    _id, number, name, category, sku, tags, sizes, rating, reviewCount, saleBadge, ${priceFields},
    pictures${asMany} { ${pictureFields} },
    colours${asMany} { name, value },
    description${asMany} { ${proseFields} },
    vendor { name, vendor, shop, email, phone },
    reviews${asMany} { _key, name, text, rating },
    shipping${asMany} { _key, title, text }
  }
}`)

/** The cards of the products with these `$numbers`, of which a program can store thousands. */
export const relatedProductsQuery = defineQuery(`
  *[_type == "product" && number in $numbers] | order(number asc) [0...4] { ${productCardFields} }
`)
