import { proseFields } from '../../content/fragments'

export const shippingTableFields = /* groq */ `
  heading, text,
  "shipping": *[_type == "shippingOptions" && _id == "shippingOptions"][0] {
    options[] { _key, name, time, price },
    rules[] { ${proseFields} }
  }
`
