import { defineQuery } from 'next-sanity'
import { asMany, asManyInMenus, pictureFields, proseFields } from '../fragments'

export const tagFields = /* groq */ `title, "slug": slug.current`

/** What a teaser of a post shows; a post appears on its date (midnight UTC). */
export const postCardFields = /* groq */ `
  _id, number, title, date, description, "startsAt": date,
  "tag": tags[0]-> { ${tagFields} },
  picture { ${pictureFields} }
`

/** When a post appears. A program can store texts that are no date, which never come, and moments in other zones, whose texts have another order. */
const moment =
  'coalesce(dateTime(date), dateTime(date + "T00:00:00Z"), dateTime(date + "Z"), dateTime(date + ":00Z"))'

/** The filter of every list of posts: published under a number, and not dated in the future. */
export const postFilter = /* groq */ `_type == "post" && defined(number) && (!defined(date) || coalesce(${moment} <= dateTime($until), false))`

/**
 * The next post to come. Every query with `postFilter` returns it too, so that its result expires when that post
 * appears; it is `null` in what a page receives.
 */
export const nextPost = /* groq */ `
  *[_type == "post" && defined(number) && ${moment} > dateTime($until)] | order(${moment} asc)[0] { "startsAt": date }
`

/** The latest posts; takes `$count`. */
export const postsQuery = defineQuery(`{
  "posts": *[${postFilter}] | order(date desc, number asc)[0...$count] { ${postCardFields} },
  "total": count(*[${postFilter}]),
  "nextPost": ${nextPost}
}`)

export const featuredPostsQuery = defineQuery(`{
  "posts": *[${postFilter} && isFeatured == true] | order(date desc, number asc)[0...6] { ${postCardFields} },
  "nextPost": ${nextPost}
}`)

/** The latest posts with a tag; takes the tag's `$slug` and `$count`. */
export const taggedPostsQuery = defineQuery(`{
  "tag": *[_type == "tag" && slug.current == $slug][0] { ${tagFields} },
  "posts": *[${postFilter} && $slug in tags[0...100]->slug.current] | order(date desc, number asc)[0...$count] { ${postCardFields} },
  "total": count(*[${postFilter} && $slug in tags[0...100]->slug.current]),
  "nextPost": ${nextPost}
}`)

export const tagSlugsQuery = defineQuery(`*[_type == "tag" && defined(slug.current)].slug.current`)

/**
 * Every post with only the fields that its neighbours and related posts are found by: each page of a post depends on it, and
 * a publish that changes none of them renders no other post again.
 */
export const postOrderQuery = defineQuery(`{
  "posts": *[${postFilter}] | order(date desc, number asc)[0...10000] { _id, number, "startsAt": date, "tags": tags[0...10]._ref },
  "nextPost": ${nextPost}
}`)

/** The cards of the posts with the ids `$cards`. */
export const postCardsQuery = defineQuery(`{
  "posts": *[${postFilter} && _id in $cards] { ${postCardFields} },
  "nextPost": ${nextPost}
}`)

/** One post; takes its `$number`. Comments without a post are shown under every post. */
export const postQuery = defineQuery(`{
  "post": *[${postFilter} && number == $number][0] {
    ${postCardFields}, _updatedAt,
    "tags": tags[0...100]-> { ${tagFields} },
    body${asMany} { ${proseFields} },
    author-> { name, position, biography, picture { ${pictureFields} } },
    "comments": *[_type == "comment" && (!defined(post) || post._ref == ^._id)] | order(number asc) ${asMany} {
      _id, name, text, date, picture { ${pictureFields} }
    }
  },
  "nextPost": ${nextPost}
}`)

/** The sidebar of a post. */
export const blogSidebarQuery = defineQuery(`{
  "categories": *[_type == "tag" && isCategory == true] | order(orderRank) ${asManyInMenus} { ${tagFields} },
  "popular": *[_type == "tag" && isPopular == true] | order(orderRank) ${asManyInMenus} { ${tagFields} }
}`)

export const showSamplesQuery = defineQuery(
  `*[_type == "siteSettings" && _id == "siteSettings"][0].showSamples`,
)
