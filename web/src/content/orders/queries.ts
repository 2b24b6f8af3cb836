import { defineQuery } from 'next-sanity'
import { asMany, pictureFields } from '../fragments'
import { priceFields } from '../products/queries'

/** What the cart and an order need of a product; `earlier` are addresses that it had, for carts that know an earlier number. */
const orderedFields = /* groq */ `
  _id, number, name, category, sku, sizes, colours${asMany} { name }, ${priceFields},
  "earlier": *[_type == "redirect" && to._ref == ^._id].from,
  "picture": pictures[0] { ${pictureFields} }
`

export const cartProductsQuery = defineQuery(`
  *[_type == "product" && defined(number)] | order(number asc) {
    ${orderedFields}
  }
`)

/** An order has a hundred lines. A program can store thousands of products of a number: then others may be missing. */
export const orderedProductsQuery = defineQuery(`
  *[_type == "product" && (number in $numbers || _id in *[_type == "redirect" && from in $addresses].to._ref)] [0...1000] {
    ${orderedFields}
  }
`)

export const shopSettingsQuery = defineQuery(`{
  "settings": *[_type == "shopSettings" && _id == "shopSettings"][0] {
    shippingChoices${asMany} { _key, name, price, text }, taxName, taxRate, isTaxIncluded, orderPrefix
  },
  "payments": *[_type == "paymentMethods" && _id == "paymentMethods"][0].checkout${asMany} { _key, name, text, kind },
  "showSamples": *[_type == "siteSettings" && _id == "siteSettings"][0].showSamples
}`)

export const invoiceSampleQuery = defineQuery(`{
  "invoice": *[_type == "invoiceSample" && _id == "invoiceSample"][0] {
    number, date, customer, paymentType, lines${asMany} { _key, name, text, quantity, price, total },
    subtotal, coupon, deliveryFee, vat, total
  },
  "showSamples": *[_type == "siteSettings" && _id == "siteSettings"][0].showSamples
}`)

export const paymentSampleQuery = defineQuery(`{
  "payment": *[_type == "paymentSample" && _id == "paymentSample"][0] {
    date, cardHolder, cardType, cardNumber, email, phone, subtotal
  },
  "showSamples": *[_type == "siteSettings" && _id == "siteSettings"][0].showSamples
}`)

export const checkoutQuery = defineQuery(`
  *[_type == "checkoutSample" && _id == "checkoutSample"][0] { cities, termsText }
`)
