import type { ProductCard } from '../products/card'
import type { PictureSource } from '../pictures/picture'

/** A product of the shop's listing: what its card shows, and what it is filtered and sorted by. */
export type ShopItem = Omit<ProductCard, 'picture'> & {
  source?: PictureSource
  number: number
  createdAt: string
  /** Keys of the options that find it. */
  kinds: string[]
  brand: string
  itemType: string
}

/** An option of a facet: its key in the address, and what visitors read. */
export type ShopOption = {
  key: string
  label: string
  /** A sample figure, shown in place of the true count while nothing is chosen. */
  sampleCount?: string
}

/** The orders of a listing, the default first. */
export const sorts = ['latest', 'name', 'number', 'price', 'date'] as const

/** Everything that a listing of the shop shows, on the server and in the browser. */
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
