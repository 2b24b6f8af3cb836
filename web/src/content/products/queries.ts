import { pictureFields } from '../fragments'

/** What a card of a product of the shop shows. */
export const productCardFields = /* groq */ `
  _id, number, name, category, price, salePrice, badge,
  "picture": pictures[0] { ${pictureFields} }
`
