import { cardFields } from '../../content/catalogue/queries'

export const categoryGridFields = /* groq */ `
  heading, text,
  "categories": select(
    count(categories) > 0 => categories[]-> { ${cardFields}, tag },
    *[_type == "category" && defined(slug.current)] | order(orderRank) { ${cardFields}, tag }
  )
`
