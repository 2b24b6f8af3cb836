import { headFields, linkFields } from '../../content/fragments'

const planFields = /* groq */ `_id, title, monthlyPrice, yearlyPrice, people, features`

export const pricingTableFields = /* groq */ `
  ${headFields}, monthlyLabel, yearlyLabel, note,
  callToAction { ${linkFields} },
  "plans": select(
    count(plans) > 0 => plans[]-> { ${planFields} },
    *[_type == "pricingPlan"] | order(orderRank) { ${planFields} }
  )
`
