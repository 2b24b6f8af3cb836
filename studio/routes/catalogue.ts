import type { CatalogueRoute } from './route.ts'

/** The two pages of a category or sub-category: the list of its products, and its details. */
export const catalogueRoutes = {
  listing: {
    path: '/product-category',
    title: 'Category',
    header: 'packaging',
    segment: '/catalogue/category',
  },
  details: {
    path: '/product-details',
    title: 'Product family',
    header: 'packaging',
    segment: '/catalogue/details',
  },
} as const satisfies Record<string, CatalogueRoute>

/** The part of an entry that its address depends on. */
export type CatalogueTarget = { slug: string; childCount?: number | null; hasDetails?: boolean | null }

/** The page that lists what a category or sub-category holds. */
export const listingHref = (slug: string) =>
  `${catalogueRoutes.listing.path}?category=${encodeURIComponent(slug)}`

/** The page that shows one product family in detail. */
export const detailsHref = (slug: string) =>
  `${catalogueRoutes.details.path}?category=${encodeURIComponent(slug)}`

/**
 * The target of a card or a link: the listing if the entry has children, otherwise its details (specification,
 * section 2). An entry that has neither leads to its listing, which says so; its details would answer 404.
 */
export const cardHref = ({ slug, childCount, hasDetails }: CatalogueTarget) =>
  childCount || !hasDetails ? listingHref(slug) : detailsHref(slug)
