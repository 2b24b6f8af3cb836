import { headFields, pictureFields } from '../../content/fragments'

const memberFields = /* groq */ `_id, name, position, text, picture { ${pictureFields} }`

export const teamGridFields = /* groq */ `
  ${headFields}, limit,
  "members": select(
    count(members) > 0 => members[]-> { ${memberFields} },
    *[_type == "teamMember"] | order(orderRank) { ${memberFields} }
  )
`
