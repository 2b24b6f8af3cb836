import { headFields } from '../../content/fragments'
import { nextPost, postCardFields, postFilter } from '../../content/blog/queries'

export const blogCarouselFields = /* groq */ `
  ${headFields}, limit,
  "posts": select(
    count(posts) > 0 => posts[]-> { ${postCardFields} },
    *[${postFilter}] | order(number asc)[0...10] { ${postCardFields} }
  ),
  "nextPost": ${nextPost}
`
