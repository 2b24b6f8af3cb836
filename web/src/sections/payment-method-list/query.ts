export const paymentMethodListFields = /* groq */ `
  heading, text,
  "payment": *[_type == "paymentMethods" && _id == "paymentMethods"][0] {
    methods[] { _key, name, icon }
  }
`
