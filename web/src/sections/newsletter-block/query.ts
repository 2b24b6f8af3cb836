import { pictureFields } from '../../content/fragments'

export const newsletterBlockFields = /* groq */ `
  heading, text, placeholder, buttonLabel,
  picture { ${pictureFields} }
`
