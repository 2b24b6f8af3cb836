import { headFields, pictureFields } from '../../content/fragments'

const reasonFields = /* groq */ `_id, title, text, picture { ${pictureFields} }`

export const reasonsFields = /* groq */ `
  ${headFields}, limit,
  "reasons": select(
    count(reasons) > 0 => reasons[]-> { ${reasonFields} },
    *[_type == "reason"] | order(orderRank) { ${reasonFields} }
  )
`
