import { bannerFields } from '../../content/fragments'

export const dealBannerFields = /* groq */ `${bannerFields}, "deal": { "endsAt": ends }`
