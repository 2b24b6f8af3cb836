import { bannerFields } from '../../content/fragments'

export const promoBannersFields = /* groq */ `banners[] { _key, ${bannerFields} }`
