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

/** Keys of an address that filter or sort; such addresses are not for search engines. */
export const filterKeys = ['kind', 'type', 'brand', 'price-min', 'price-max', 'sort'] as const

/** Every key that the address of a listing can have. */
export const listingKeys = [...filterKeys, 'page'] as const

/** What the addresses of a listing may say. */
export const rulesOf = (shop: Shop): ListingRules<ShopItem> => ({
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
