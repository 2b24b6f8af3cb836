import { headFields } from '../../content/fragments'

export const featuresFields = /* groq */ `
  ${headFields},
  items[] { _key, icon, title, text }
`
