import type { PageQueryResult } from '@shop/studio/types'
import { ask } from '@/content/lake/query'
import { pageQuery } from './query'

export type Page = NonNullable<PageQueryResult>

/** The page document of a route, if an editor has made one. */
export function pageByRoute(route: string): Promise<Page | null> {
  return ask(pageQuery, { route })
}
