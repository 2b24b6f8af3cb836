import { bannerFields, headFields } from '../../content/fragments'

export const newArrivalFields = /* groq */ `
  ${headFields},
  banners[] { _key, ${bannerFields} }
`
