import { bannerFields } from '../../content/fragments'

export const heroBannerFields = /* groq */ `${bannerFields}`
