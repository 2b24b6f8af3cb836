import { headFields } from '../../content/fragments'
import { postCardFields } from '../../content/blog/queries'

export const blogCarouselFields = /* groq */ `
  ${headFields}, limit,
  "posts": select(
    count(posts) > 0 => posts[]-> { ${postCardFields} },
    *[_type == "post" && defined(number)] | order(number asc)[0...10] { ${postCardFields} }
  )
`
