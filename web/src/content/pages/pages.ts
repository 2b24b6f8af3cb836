import { hrefOf, pageHref } from '@shop/studio/routes'
import { defineQuery } from 'next-sanity'
import { nextPost, postFilter } from '../blog/queries'
import { sanityFetch } from '../lake/fetch'

export const pageRoutesQuery = defineQuery(`
  *[_type == "page" && defined(route)] | order(route asc) { route, _updatedAt }
`)

export const numberedPagesQuery = defineQuery(`{
  "documents": *[_type in ["product", "portfolioItem"] && defined(number)] | order(_type asc, number asc) {
    _id, _type, number
  },
  "posts": *[${postFilter}] | order(number asc) { _id, _type, number },
  "nextPost": ${nextPost}
}`)

/** The routes of all page documents. */
export async function pageRoutes(): Promise<string[]> {
  const pages = await sanityFetch(pageRoutesQuery)
  return pages.flatMap(({ route }) => pageHref(route) ?? [])
}

/** The canonical addresses of products, posts and portfolio items. */
export async function numberedPages(): Promise<string[]> {
  const { documents, posts } = await sanityFetch(numberedPagesQuery)
  return [...documents, ...posts].flatMap((each) => hrefOf(each) ?? [])
}
