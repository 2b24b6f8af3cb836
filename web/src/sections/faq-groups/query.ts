import { headFields } from '../../content/fragments'

const groupFields = /* groq */ `_id, title, items[] { _key, question, answer }`

export const faqGroupsFields = /* groq */ `
  ${headFields},
  "groups": select(
    count(groups) > 0 => groups[]-> { ${groupFields} },
    *[_type == "faqSection"] | order(orderRank) { ${groupFields} }
  )
`
