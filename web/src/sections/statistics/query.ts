import { headFields } from '../../content/fragments'

const statisticFields = /* groq */ `_id, title, value, text`

export const statisticsFields = /* groq */ `
  ${headFields},
  "statistics": select(
    count(statistics) > 0 => statistics[]-> { ${statisticFields} },
    *[_type == "statistic"] | order(orderRank) { ${statisticFields} }
  )
`
