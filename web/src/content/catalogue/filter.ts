/* Filters of a packaging category: the facets of the shop over packaging items. */
import type { ListingState } from '../facets/address'
import type { Facet } from '../facets/facets'
import { type FacetOption, hrefOfState, type ListingView, viewListing } from '../facets/listing'
import type { Listing } from './types'

/** An item with the values that it is filtered and sorted by; the values are keys of options. */
export type FilterItem = {
  id: string
  foods: string[]
  material: string
  print: string
  sizes: string[]
  /** The price of a thousand pieces of the cheapest size, in cents. */
  price?: number
}

export type FilterFacet = 'food' | 'size' | 'print' | 'material'

/** The facets in the order in which they are shown. */
export const filterLabels: Record<FilterFacet, string> = {
  food: 'Made for',
  size: 'Width',
  print: 'Print',
  material: 'Material',
}

/** The orders of a category, the default first. */
export const catalogueSorts = ['catalogue', 'price'] as const

export const sortLabels: Record<(typeof catalogueSorts)[number], string> = {
  catalogue: 'Catalogue order',
  price: 'Lowest price per piece',
}

/** Widths in inches; each class includes its upper bound. */
export const widthClasses = [
  { key: 'up-to-5', label: 'Up to 5 in', max: 5 },
  { key: 'up-to-8', label: 'Over 5 to 8 in', max: 8 },
  { key: 'up-to-12', label: 'Over 8 to 12 in', max: 12 },
  { key: 'over-12', label: 'Over 12 in', max: Infinity },
] as const

export const printOptions: FacetOption[] = [
  { key: 'own', label: 'Your own print' },
  { key: 'plain', label: 'Plain only' },
]

const facets: readonly Facet<FilterItem>[] = [
  { kind: 'options', key: 'food', isMultiple: false, valuesOf: ({ foods }) => foods },
  { kind: 'options', key: 'size', isMultiple: false, valuesOf: ({ sizes }) => sizes },
  { kind: 'options', key: 'print', isMultiple: false, valuesOf: ({ print }) => [print] },
  { kind: 'options', key: 'material', isMultiple: false, valuesOf: ({ material }) => [material] },
]

const paging = { pageSize: 48, isCumulative: true }

/** What one address of a category shows; a page has the ids of its cards. */
export type CatalogueView = ListingView<{ id: string }>

const comparisons = {
  price: (a: FilterItem, b: FilterItem) => (a.price ?? Infinity) - (b.price ?? Infinity) || 0,
}

/** Reads the query of a category's address and applies it. */
export const viewCatalogue = (
  { items, products }: Pick<Listing, 'items' | 'products'>,
  query: string,
): CatalogueView =>
  viewListing<FilterItem, { id: string }>(
    query,
    { facets, items, sorts: catalogueSorts },
    comparisons,
    paging,
    products,
  )

/** The address of a category in a state. */
export const catalogueHref = (base: string, state: ListingState): string =>
  hrefOfState(base, state, { sorts: catalogueSorts })
