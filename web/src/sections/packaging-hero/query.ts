import { linkFields, pictureFields } from '../../content/fragments'

export const packagingHeroFields = /* groq */ `
  eyebrow, heading, text,
  picture { ${pictureFields} },
  callToAction { ${linkFields} },
  secondCallToAction { ${linkFields} }
`
