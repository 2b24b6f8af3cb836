import { defineQuery } from 'next-sanity'
import { pictureFields } from '../fragments'

const itemFields = /* groq */ `
  _key, name, text,
  picture { ${pictureFields} },
  "number": product->number
`

export const badgesQuery = defineQuery(`{
  "cart": *[_type == "cartSample" && _id == "cartSample"][0] { badge, subtotal },
  "wishlist": *[_type == "wishlistSample" && _id == "wishlistSample"][0] { badge }
}`)

export const cartSampleQuery = defineQuery(`
  *[_type == "cartSample" && _id == "cartSample"][0] {
    badge, subtotal, coupon, deliveryFee, vat, total,
    lines[] { ${itemFields}, category, unitPrice, quantity }
  }
`)

export const wishlistSampleQuery = defineQuery(`
  *[_type == "wishlistSample" && _id == "wishlistSample"][0] {
    badge, rating, ratingCount,
    items[] { ${itemFields}, price }
  }
`)
