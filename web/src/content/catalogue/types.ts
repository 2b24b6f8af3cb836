import type { FacetOption } from '../facets/listing'
import type { Link } from '../site/link'
import type { FilterFacet, FilterItem } from './filter'
import type { Picture } from '../pictures/types'
import type { NewQuoteLine } from '../quotes/list'
import type { CardPrice, Selling } from '../selling/types'

/*
 * Words of the catalogue. An *entry* is a category or a sub-category. The *products* of an entry (the specification's word)
 * are the sub-categories below it. A sub-category with others below it is a *group*; one with `selling` is an *item*, which
 * can be ordered. A *card* is what a list shows of an entry. Products that have a number and are sold by the piece belong to
 * content/products.
 */

export type MenuCategory = { name: string; slug: string }

/** A category or sub-category as a card shows it. */
export type CatalogueCard = {
  id: string
  name: string
  slug: string
  /** Short text above the name; categories only. */
  tag?: string
  picture?: Picture
  childCount: number
  hasDetails: boolean
  /** The price of its cheapest size, or of the cheapest size of the items below it; in listings only. */
  price?: CardPrice
  /** What buyers compare; in listings only. */
  facts?: string[]
  /** The cheapest size in the smallest order; in listings, of items that are sold. */
  quote?: NewQuoteLine
}

/** The content of `/product-category`. */
export type Listing = CatalogueCard & {
  /** The outermost first. */
  ancestors: Link[]
  /** The description from its details. */
  summary?: string
  /** What it shows without filters, in catalogue order. */
  products: ListedProduct[]
  /** The items below it, at any level, in catalogue order: what its filters show. */
  items: FilterItem[]
  options: Record<FilterFacet, FacetOption[]>
}

/** A product of a listing; its card is fetched for the page that shows it. */
export type ListedProduct = {
  id: string
  name: string
  /** The lowest price among its items. */
  price?: CardPrice
}

/** The content of `/product-details`. */
export type DetailsPage = {
  slug: string
  name: string
  /** The outermost first. */
  ancestors: Link[]
  title: string
  description?: string
  pictures: Picture[]
  featuresIntroduction?: string
  features: string[]
  quote?: string
  sizes: string[]
  secondTitle?: string
  secondDescription?: string
  selling?: Selling
  /** The item that takes its place, once it is no longer made. */
  replacement?: { name: string; slug: string }
  /** The sizes side by side. */
  sizesPicture?: Picture
  /** Only of items that can be printed. */
  print?: PrintedWork
  /** The ids of the document, its parent and its parent's parent. */
  ids: string[]
} & Siblings

export type Siblings = {
  /** The other entries of the same parent; when there are few, those of the grandparent follow. */
  siblings: CatalogueCard[]
  /** The name of the parent of these siblings. */
  siblingsOf?: string
}

/** What a product page shows of printed work. */
export type PrintedWork = {
  examples: Picture[]
  /** The page that explains how printing works. */
  href?: string
}

/** An entry, the slug to redirect to, or undefined. */
export type Found<Entry> = { entry: Entry } | { canonicalSlug: string } | undefined
