import { pictureFields } from '../../content/fragments'

const partnerFields = /* groq */ `
  _id, name,
  logo { ${pictureFields} },
  logoDark { ${pictureFields} }
`

export const partnerLogosFields = /* groq */ `
  heading, text, layout, secondsPerStep,
  "partners": select(
    count(partners) > 0 => partners[]-> { ${partnerFields} },
    *[_type == "partner"] | order(orderRank) { ${partnerFields} }
  )
`
