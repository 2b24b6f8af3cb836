import { routeTargetFields } from '@shop/studio/routes'
import { headFields, pictureFields } from '../../content/fragments'
import { sellingFields } from '../../content/selling/queries'

export const printExamplesFields = /* groq */ `
  ${headFields},
  examples[] { 
    _key, title, text, colours, picture { ${pictureFields} },
    item-> { ${routeTargetFields}, name, ${sellingFields} }
  }
`
