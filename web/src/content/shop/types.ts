import type { FacetOption } from '../facets/listing'

/** A product of the shop by what it is filtered and sorted by. */
export type ShopItem = {
  id: string
  number: number
  name: string
  /** What it costs now, in dollars. */
  price: number
  createdAt: string
  /** Keys of the options that find it. */
  kinds: string[]
  brand: string
  itemType: string
}

/** An option of a facet. */
export type ShopOption = FacetOption & {
  /** A sample figure, shown in place of the true count while nothing is chosen. */
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
  /** In dollars. At its ends the range is open. */
  price: { min: number; max: number; step: number; from: number; to: number }
  /** The highest page number that the pagination shows at least; beyond the last page it leads to the last. */
  samplePages: number
}
