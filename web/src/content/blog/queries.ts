import { pictureFields } from '../fragments'

/** What a teaser of a post shows; a post appears on its date (midnight UTC). */
export const postCardFields = /* groq */ `
  _id, number, title, date, tag, description, "startsAt": date,
  picture { ${pictureFields} }
`

/** The filter of every list of posts: published under a number, and not dated in the future. */
export const postFilter = /* groq */ `_type == "post" && defined(number) && (!defined(date) || date <= $until)`

/**
 * The next post to come. Every query with `postFilter` returns it too, so that its result expires when that post
 * appears; it is `null` in what a page receives.
 */
export const nextPost = /* groq */ `
  *[_type == "post" && defined(number) && date > $until] | order(date asc)[0] { "startsAt": date }
`
