/** A document of the catalogue as the desk needs it: who it is and what it holds. */
export type CatalogueDocument = {
  _id: string
  _type: 'category' | 'subCategory' | 'details'
  name?: string
  number?: number
  products?: string[] | null
  details?: string | null
}

export type Catalogue = {
  /** Categories in catalogue order; one without a number stands last. */
  categories: CatalogueDocument[]
  /** Sub-categories that no category and no other sub-category holds: visitors cannot reach them. */
  unlinked: CatalogueDocument[]
  find(id: string): CatalogueDocument | undefined
  /** The sub-categories a document holds, in its own order; references to nothing are left out. */
  childrenOf(id: string): CatalogueDocument[]
}

const byName = (a: CatalogueDocument, b: CatalogueDocument) => (a.name ?? '').localeCompare(b.name ?? '')

/** Arranges the documents of the catalogue the way visitors walk through it. */
export function arrangeCatalogue(documents: CatalogueDocument[]): Catalogue {
  const byId = new Map(documents.map((document) => [document._id, document]))
  const held = new Set(documents.flatMap(({ products }) => products ?? []))
  return {
    categories: documents
      .filter(({ _type }) => _type === 'category')
      .toSorted((a, b) => (a.number ?? Infinity) - (b.number ?? Infinity) || byName(a, b)),
    unlinked: documents
      .filter(({ _type, _id }) => _type === 'subCategory' && !held.has(_id))
      .toSorted(byName),
    find: (id) => byId.get(id),
    childrenOf: (id) =>
      (byId.get(id)?.products ?? []).flatMap((child) => {
        const found = byId.get(child)
        return found ? [found] : []
      }),
  }
}
