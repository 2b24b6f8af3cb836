import { listingQuery, type ListingRules, type ListingState, parseListing } from '../facets/address'
import { countOptions, type Facet, filterItems, isEmptySelection } from '../facets/facets'
import { type Page, pageOf } from '../facets/page'
import { type Shop, type ShopItem, sorts } from './types'

export type ShopSort = (typeof sorts)[number]

/** What a piece costs now. */
const priceOf = ({ price, salePrice }: ShopItem) => salePrice ?? price

const facetsOf = ({ price }: Shop): Facet<ShopItem>[] => [
  { kind: 'options', key: 'kind', isMultiple: true, valuesOf: ({ kinds }) => kinds },
  { kind: 'options', key: 'type', isMultiple: false, valuesOf: ({ itemType }) => [itemType] },
  { kind: 'options', key: 'brand', isMultiple: false, valuesOf: ({ brand }) => [brand] },
  { kind: 'range', key: 'price', valueOf: priceOf, ends: price },
]

/** What the addresses of a listing may say. */
const rulesOf = (shop: Shop): ListingRules<ShopItem> => ({
  facets: facetsOf(shop),
  items: shop.items,
  sorts,
})

const comparisons: Record<ShopSort, (a: ShopItem, b: ShopItem) => number> = {
  latest: () => 0,
  name: (a, b) => a.name.localeCompare(b.name, 'en'),
  number: (a, b) => a.number - b.number,
  price: (a, b) => priceOf(a) - priceOf(b),
  date: (a, b) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : a.number - b.number),
}

/** The canonical address of a listing in a state. */
export function listingHref(path: string, state: ListingState): string {
  const query = listingQuery(state, { sorts })
  return query ? `${path}?${query}` : path
}

/** What one address of a listing shows. */
export type ShopView = {
  state: ListingState
  /** The canonical query of the address, without `?`. */
  query: string
  page: Page<ShopItem>
  /** Whether no facet is chosen; the order and the page do not count. */
  isUnfiltered: boolean
  /** How many pieces each option of a facet would show. */
  countsOf: (facet: 'kind' | 'type' | 'brand') => Map<string, number>
}

/**
 * Reads an address and applies it.
 * @param isCumulative whether page 2 shows the pieces of page 1 too (“Load More”)
 */
export function viewShop(shop: Shop, query: string, pageSize: number, isCumulative: boolean): ShopView {
  const rules = rulesOf(shop)
  const parsed = parseListing(new URLSearchParams(query), rules)
  const found = filterItems(shop.items, rules.facets, parsed.selection)
  const sorted = found.toSorted(comparisons[parsed.sort as ShopSort])
  const page = pageOf(sorted, parsed.page, pageSize)
  const state = { ...parsed, page: page.page }
  return {
    state,
    query: listingQuery(state, rules),
    page: isCumulative ? { ...page, items: sorted.slice(0, page.page * pageSize) } : page,
    isUnfiltered: isEmptySelection(state.selection),
    countsOf: (facet) => countOptions(shop.items, rules.facets, state.selection, facet),
  }
}
