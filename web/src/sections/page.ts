import type { PageQueryResult } from '@shop/studio/types'
import { sanityFetch, fetchUnlessUnknown } from '@/content/lake/fetch'
import { pageRoutes } from '@/content/pages/pages'
import { pageQuery } from './query'

export type Page = NonNullable<PageQueryResult>

/** The page document of a route, if there is one. */
export async function pageByRoute(route: string): Promise<Page | undefined> {
  const page = await fetchUnlessUnknown(
    () => sanityFetch(pageQuery, { route }, { answerFor: 'page' }),
    async () => (await pageRoutes()).includes(route),
  )
  return page ?? undefined
}

/**
 * The route of a catch-all segment's parameters; without parts it is the home page. So is `index`, however its letters are encoded:
 * Next.js stores it as the home page.
 */
export function routeOf({ route = [] }: { route?: string[] }): string {
  const path = `/${route.join('/')}`
  return path === '/index' ? '/' : path
}

/** The route of a page in another letter case, which makes no difference in addresses. */
export async function otherSpelling(route: string): Promise<string | undefined> {
  const wanted = route.toLowerCase()
  return (await pageRoutes()).find((each) => each !== route && each.toLowerCase() === wanted)
}
