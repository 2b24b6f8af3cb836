import { headFields, linkFields, pictureFields } from '../../content/fragments'

const itemFields = /* groq */ `_id, number, name, tag, picture { ${pictureFields} }`

export const portfolioSliderFields = /* groq */ `
  ${headFields},
  callToAction { ${linkFields} },
  "items": select(
    count(items) > 0 => items[]-> { ${itemFields} },
    *[_type == "portfolioItem"] | order(number asc)[0...12] { ${itemFields} }
  )
`
