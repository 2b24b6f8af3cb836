import { linkFields } from '../../content/fragments'

export const callToActionBandFields = /* groq */ `heading, text, callToAction { ${linkFields} }`
