import { bannerFields } from '../../content/fragments'

export const bannerSliderFields = /* groq */ `slides[] { _key, ${bannerFields} }`
