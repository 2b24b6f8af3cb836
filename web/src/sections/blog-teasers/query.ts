import { headFields, linkFields } from '../../content/fragments'
import { nextPost, postCardFields, postFilter } from '../../content/blog/queries'

export const blogTeasersFields = /* groq */ `
  ${headFields}, limit,
  callToAction { ${linkFields} },
  "posts": select(
    count(posts) > 0 => posts[]-> { ${postCardFields} },
    *[${postFilter}] | order(number asc)[0...10] { ${postCardFields} }
  ),
  "nextPost": ${nextPost}
`
