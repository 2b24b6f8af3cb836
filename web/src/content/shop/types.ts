import type { FacetOption } from '../facets/listing'

/** A product of the shop with the values that it is filtered and sorted by. */
export type ShopItem = {
  id: string
  number: number
  name: string
  /** The current price, in dollars. */
  price: number
  createdAt: string
  /** Keys of the options that it matches. */
  kinds: string[]
  brand: string
  itemType: string
}

/** An option of a facet. */
export type ShopOption = FacetOption & {
  /** A sample figure, shown instead of the real count while nothing is chosen. */
  sampleCount?: string
}

/** The orders of a listing, the default first. */
export const sorts = ['latest', 'name', 'number', 'price', 'date'] as const

/** Everything that the listings of the shop choose from. */
export type Shop = {
  /** Latest first. */
  items: ShopItem[]
  kinds: ShopOption[]
  itemTypes: ShopOption[]
  brands: ShopOption[]
  sorts: ShopOption[]
  /** In dollars. At these values the range has no limit. */
  price: { min: number; max: number; step: number; from: number; to: number }
  /** The pagination shows at least this page number; a number beyond the last page links to the last page. */
  samplePages: number
}
