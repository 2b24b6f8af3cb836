import { proseFields } from '../../content/fragments'

export const richTextFields = /* groq */ `heading, body[] { ${proseFields} }`
