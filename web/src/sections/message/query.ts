import { linkFields } from '../../content/fragments'

export const messageFields = /* groq */ `
  icon, heading, text,
  callToAction { ${linkFields} },
  link { ${linkFields} }
`
