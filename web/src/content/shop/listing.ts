import type { ListingState } from '../facets/address'
import type { Facet } from '../facets/facets'
import { hrefOfState, type ListingView, viewListing } from '../facets/listing'
import type { Paging } from '../facets/page'
import { type Shop, type ShopItem, sorts } from './types'

export type ShopView = ListingView<ShopItem>

const facetsOf = ({ price }: Shop): Facet<ShopItem>[] => [
  { kind: 'options', key: 'kind', isMultiple: true, valuesOf: ({ kinds }) => kinds },
  { kind: 'options', key: 'type', isMultiple: false, valuesOf: ({ itemType }) => [itemType] },
  { kind: 'options', key: 'brand', isMultiple: false, valuesOf: ({ brand }) => [brand] },
  { kind: 'range', key: 'price', valueOf: (item) => item.price, ends: price },
]

const names = new Intl.Collator('en')

const comparisons: Record<Exclude<(typeof sorts)[number], 'latest'>, (a: ShopItem, b: ShopItem) => number> = {
  name: (a, b) => names.compare(a.name, b.name),
  number: (a, b) => a.number - b.number,
  price: (a, b) => a.price - b.price,
  date: (a, b) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : a.number - b.number),
}

/** Reads the query of an address and applies it to the shop. */
export const viewShop = (shop: Shop, query: string, paging: Paging): ShopView =>
  viewListing(query, { facets: facetsOf(shop), items: shop.items, sorts }, comparisons, paging)

/** The canonical address of a listing in a state. */
export const shopHref = (path: string, state: ListingState): string => hrefOfState(path, state, { sorts })
