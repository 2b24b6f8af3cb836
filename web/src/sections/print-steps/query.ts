import { headFields, linkFields, pictureFields } from '../../content/fragments'

export const printStepsFields = /* groq */ `
  ${headFields},
  steps[] { _key, title, text, time, minimum, picture { ${pictureFields} } },
  callToAction { ${linkFields} }
`
