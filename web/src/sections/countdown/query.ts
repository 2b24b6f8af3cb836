import { headFields, pictureFields } from '../../content/fragments'

export const countdownFields = /* groq */ `
  ${headFields}, date, placeholder, buttonLabel,
  picture { ${pictureFields} }
`
