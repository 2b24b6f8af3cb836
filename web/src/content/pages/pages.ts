import { defineQuery } from 'next-sanity'
import { sanityFetch } from '../lake/fetch'

export const pageRoutesQuery = defineQuery(`
  *[_type == "page" && defined(route)] | order(route asc) { route, _updatedAt }
`)

/** The routes of all page documents. */
export async function pageRoutes(): Promise<string[]> {
  const pages = await sanityFetch(pageRoutesQuery)
  return pages.flatMap(({ route }) => (route?.startsWith('/') ? [route] : []))
}
