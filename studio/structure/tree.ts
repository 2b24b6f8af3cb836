import { compareNames } from './compare-names.ts'

/** A category or an item as the desk needs it. */
export type CatalogueDocument = {
  _id: string
  _type: 'category' | 'subCategory'
  name?: string | null
  orderRank?: string | null
  parent?: string | null
}

export type Catalogue = {
  /** In the order of the site; documents without a rank come last. */
  categories: CatalogueDocument[]
  /** Items without a parent, or whose parents lead in a circle: visitors cannot reach them. */
  orphans: CatalogueDocument[]
  find(id: string): CatalogueDocument | undefined
  /** The items that are part of a category or group, in the order of the site; none in a circle, which would have no end. */
  childrenOf(id: string): CatalogueDocument[]
}

const nameOf = ({ name }: CatalogueDocument) => name ?? ''
const rankOf = ({ orderRank }: CatalogueDocument) => orderRank ?? '\uffff'

const byRank = (a: CatalogueDocument, b: CatalogueDocument) =>
  rankOf(a) < rankOf(b) ? -1 : rankOf(a) > rankOf(b) ? 1 : compareNames(nameOf(a), nameOf(b))

/** Arranges categories and items as a tree, the way visitors walk through them. */
export function arrangeCatalogue(documents: CatalogueDocument[]): Catalogue {
  const byId = new Map(documents.map((document) => [document._id, document]))
  const ordered = documents.toSorted(byRank)
  const items = ordered.filter(({ _type }) => _type === 'subCategory')
  const categories = ordered.filter(({ _type }) => _type === 'category')
  const byParent = Map.groupBy(items, ({ parent }) => parent)
  const withoutParent = new Set(items.filter(({ parent }) => !byId.has(parent ?? '')))
  const inTree = new Set([...categories, ...withoutParent])
  // a set goes on with what is added meanwhile
  for (const { _id } of inTree) for (const child of byParent.get(_id) ?? []) inTree.add(child)
  return {
    categories,
    orphans: items.filter((item) => withoutParent.has(item) || !inTree.has(item)),
    find: (id) => byId.get(id),
    childrenOf: (id) => (byParent.get(id) ?? []).filter((child) => inTree.has(child)),
  }
}
