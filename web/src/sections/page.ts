import type { PageQueryResult } from '@shop/studio/types'
import { permanentRedirect } from 'next/navigation'
import { sanityFetch, fetchUnlessUnknown } from '@/content/lake/fetch'
import { answerNotFound } from '@/content/missing'
import { pageRoutes } from '@/content/pages/pages'
import { inHeader } from '@/content/redirects/redirects'
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

/**
 * Redirects (308) to the page whose route differs in letter case only, which makes no difference in addresses, or as an editor's redirect
 * says; otherwise the status is 404.
 */
export async function answerMissingPage(route: string): Promise<void> {
  const wanted = route.toLowerCase()
  const other = (await pageRoutes()).find((each) => each !== route && each.toLowerCase() === wanted)
  if (other) permanentRedirect(inHeader(other))
  await answerNotFound(route)
}
