import { pictureFields } from '../fragments'

/** The price of a product, and its sale price until the sale ends. */
export const priceFields = /* groq */ `
  price,
  "sale": { "price": salePrice, "endsAt": saleEnds }
`

/** What a card of a product of the shop shows. */
export const productCardFields = /* groq */ `
  _id, number, name, category, badge, ${priceFields},
  "picture": pictures[0] { ${pictureFields} }
`
