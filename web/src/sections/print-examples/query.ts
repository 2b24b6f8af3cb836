import { routeTargetFields } from '@shop/studio/routes'
import { headFields, pictureFields } from '../../content/fragments'

export const printExamplesFields = /* groq */ `
  ${headFields},
  examples[] { _key, title, text, picture { ${pictureFields} }, item-> { ${routeTargetFields}, name } }
`
