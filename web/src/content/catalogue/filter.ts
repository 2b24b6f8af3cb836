/* Filters of a packaging category: the facets of the shop over packaging items. Used by the server and the browser. */
import { listingQuery, type ListingRules, parseListing } from '../facets/address'
import { countOptions, type Facet, filterItems, isEmptySelection } from '../facets/facets'

/** An item by what it can be filtered and sorted by; the values are keys of options. */
export type FilterItem = {
  id: string
  foods: string[]
  material: string
  print: string
  sizes: string[]
  /** In cents for a thousand pieces of the cheapest size. */
  price?: number
}

export type FilterOption = { key: string; label: string }

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

/** Widths in inches, each class up to and with its number. */
export const widthClasses = [
  { key: 'up-to-5', label: 'Up to 5 in', max: 5 },
  { key: 'up-to-8', label: 'Over 5 to 8 in', max: 8 },
  { key: 'up-to-12', label: 'Over 8 to 12 in', max: 12 },
  { key: 'over-12', label: 'Over 12 in', max: Infinity },
] as const

export const printOptions: FilterOption[] = [
  { key: 'own', label: 'Your own print' },
  { key: 'plain', label: 'Plain only' },
]

const facets: readonly Facet<FilterItem>[] = [
  { kind: 'options', key: 'food', isMultiple: false, valuesOf: ({ foods }) => foods },
  { kind: 'options', key: 'size', isMultiple: false, valuesOf: ({ sizes }) => sizes },
  { kind: 'options', key: 'print', isMultiple: false, valuesOf: ({ print }) => [print] },
  { kind: 'options', key: 'material', isMultiple: false, valuesOf: ({ material }) => [material] },
]

/** What one address of a category shows. */
export type CatalogueView = {
  /** Matching items in the chosen order. */
  items: FilterItem[]
  /** Whether the address asks for nothing, so that groups are shown as such. */
  isPlain: boolean
  isUnfiltered: boolean
  sort: string
  /** The canonical query, without `?` and without the category. */
  query: string
  chosenIn: (facet: FilterFacet) => string
  /** Whether choosing an option would show nothing. A chosen option can always be left. */
  isEmptyOption: (facet: FilterFacet, key: string) => boolean
  countsOf: (facet: FilterFacet) => Map<string, number>
}

/** Reads the query of a category's address and applies it. */
export function viewCatalogue(items: readonly FilterItem[], query: string): CatalogueView {
  const rules: ListingRules<FilterItem> = { facets, items, sorts: catalogueSorts }
  const state = { ...parseListing(new URLSearchParams(query), rules), page: 1 }
  const { selection, sort } = state
  const found = filterItems(items, facets, selection)
  const counts = (facet: FilterFacet) => countOptions(items, facets, selection, facet)
  const isUnfiltered = isEmptySelection(selection)
  const chosenIn = (facet: FilterFacet) => selection.options[facet]?.[0] ?? ''
  return {
    items: sort === 'price' ? found.toSorted((a, b) => (a.price ?? Infinity) - (b.price ?? Infinity)) : found,
    isPlain: isUnfiltered && sort === catalogueSorts[0],
    isUnfiltered,
    sort,
    query: listingQuery(state, rules),
    chosenIn,
    isEmptyOption: (facet, key) => !counts(facet).get(key) && chosenIn(facet) !== key,
    countsOf: counts,
  }
}

/** The address of a category with a query of filters; keys in alphabetical order, as the canonical form has them. */
export const filteredHref = (href: string, query: string) => (query ? `${href}&${query}` : href)
