import { defineQuery } from 'next-sanity'
import { asMany, pictureFields } from '../fragments'
import { firstOption } from '../products/queries'

const itemFields = /* groq */ `
  _key, name, text,
  picture { ${pictureFields} },
  "number": product->number
`

export const badgesQuery = defineQuery(`{
  "showSamples": *[_type == "siteSettings" && _id == "siteSettings"][0].showSamples,
  "cart": *[_type == "cartSample" && _id == "cartSample"][0] { badge, subtotal },
  "wishlist": *[_type == "wishlistSample" && _id == "wishlistSample"][0] { badge }
}`)

export const cartSampleQuery = defineQuery(`{
  "showSamples": *[_type == "siteSettings" && _id == "siteSettings"][0].showSamples,
  "cart": *[_type == "cartSample" && _id == "cartSample"][0] {
    badge, couponCode, couponMinimum, subtotal, coupon, deliveryFee, vat, total,
    lines${asMany} { ${itemFields}, category, size, colour, unitPrice, quantity }
  }
}`)

export const wishlistSampleQuery = defineQuery(`{
  "showSamples": *[_type == "siteSettings" && _id == "siteSettings"][0].showSamples,
  "wishlist": *[_type == "wishlistSample" && _id == "wishlistSample"][0] {
    badge, rating, ratingCount,
    items${asMany} { ${itemFields}, "option": product->${firstOption}, price }
  }
}`)

export const orderSampleQuery = defineQuery(`{
  "showSamples": *[_type == "siteSettings" && _id == "siteSettings"][0].showSamples,
  "orders": *[_type == "orderSample" && _id == "orderSample"][0].orders${asMany} {
    _key, name, tag, price, status, date,
    picture { ${pictureFields} }
  }
}`)
