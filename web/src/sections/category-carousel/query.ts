import { cardFields } from '../../content/catalogue/queries'
import { headFields } from '../../content/fragments'

export const categoryCarouselFields = /* groq */ `
  ${headFields},
  "categories": select(
    count(categories) > 0 => categories[]-> { ${cardFields}, tag },
    *[_type == "category" && defined(slug.current)] | order(orderRank) { ${cardFields}, tag }
  )
`
