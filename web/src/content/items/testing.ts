import { detailsHref } from '@shop/studio/routes'
import { bags } from '../selling/testing'
import type { Selling } from '../selling/types'
import type { Item } from './items'

/** For tests: an item with sizes of the test's own. */
export function itemOf(
  slug: string,
  articles: { sku: string; size: string; width?: number; price?: number }[],
  { samples = 5, replacedBy }: { samples?: number; replacedBy?: string } = {},
): Item {
  const selling: Selling = {
    ...bags,
    articles: articles.map((article) => ({ pieces: { piece: 1, pack: 100, case: 500 }, ...article })),
    facts: { ...bags.facts, samples },
  }
  return { id: `sub-${slug}`, name: `Item ${slug}`, slug, href: detailsHref(slug), selling, replacedBy }
}
