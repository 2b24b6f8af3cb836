import type { DetailsQueryResult } from '@shop/studio/types'
import { fetchDerived } from '../lake/derived'
import { firstChildrenQuery } from './queries'
import { toCards } from './shape'
import type { CatalogueCard, Siblings } from './types'

type Parent = NonNullable<NonNullable<DetailsQueryResult['subCategory']>['parent']>

/** Cards in a full row. */
const rowLength = 4

/**
 * The first sub-categories of an entry. All of their pages share the list: finding the lowest price of groups with hundreds of
 * items takes longer than the rest of a page.
 */
const firstChildren = (parent: string): Promise<CatalogueCard[]> =>
  fetchDerived(firstChildrenQuery, { parent }, (children) => toCards(children))

/** The other sub-categories of a parent; when there are too few for a row, those of its parent follow. */
export async function siblingsIn(parent: Parent, slug: string): Promise<Siblings> {
  const own = without(slug, await firstChildren(parent._id))
  const ofParent =
    own.length < rowLength && parent.parent
      ? without(parent.slug, await firstChildren(parent.parent._id))
      : []
  return {
    siblings: [...own, ...ofParent],
    siblingsOf: (ofParent.length > 0 ? parent.parent?.name : parent.name) ?? undefined,
  }
}

const without = (slug: string | null, cards: CatalogueCard[]) => cards.filter((card) => card.slug !== slug)
