import { bannerFields, linkFields } from '../../content/fragments'

export const categorySideListFields = /* groq */ `
  heading,
  entries[] { _key, ${linkFields} },
  banner { ${bannerFields} }
`
