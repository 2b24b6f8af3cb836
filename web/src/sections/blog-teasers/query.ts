import { headFields, linkFields } from '../../content/fragments'
import { postCardFields } from '../../content/blog/queries'

export const blogTeasersFields = /* groq */ `
  ${headFields}, limit,
  callToAction { ${linkFields} },
  "posts": select(
    count(posts) > 0 => posts[]-> { ${postCardFields} },
    *[_type == "post" && defined(number)] | order(number asc)[0...10] { ${postCardFields} }
  )
`
