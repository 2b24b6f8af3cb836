import type { Picture } from '../pictures/types'

export type MenuCategory = { name: string; slug: string }

/** A category or sub-category as a card shows it. */
export type CatalogueCard = {
  id: string
  name: string
  slug: string
  /** Short text over the name; categories only. */
  tag?: string
  picture?: Picture
  childCount: number
  hasDetails: boolean
}

/** A place above an entry, for breadcrumbs; outermost first in lists. */
export type Ancestor = { name: string; slug: string }

/** What the product-category screen shows. */
export type Listing = CatalogueCard & {
  ancestors: Ancestor[]
  /** First words about the entry when it has details itself. */
  summary?: string
  products: CatalogueCard[]
}

/** What the product-details screen shows. */
export type DetailsPage = {
  slug: string
  name: string
  ancestors: Ancestor[]
  title: string
  description?: string
  pictures: Picture[]
  featuresIntroduction?: string
  features: string[]
  quote?: string
  sizes: string[]
  secondTitle?: string
  secondDescription?: string
  /** Other entries beside this one, without it; where there are few, those beside its parent follow. */
  siblings: CatalogueCard[]
  /** What they all belong to. */
  siblingsOf?: string
}

/** An entry, or the slug under which it is to be found, or nothing. */
export type Found<Entry> = { entry: Entry } | { canonicalSlug: string } | undefined
