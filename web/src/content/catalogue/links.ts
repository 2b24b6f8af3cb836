/** The part of an entry that its links depend on. */
export type LinkTarget = { slug: string; childCount: number; hasDetails?: boolean }

/** The screen that lists what a category or sub-category holds. */
export const listingHref = (slug: string) => `/product-category?category=${encodeURIComponent(slug)}`

/** The screen that shows one product family in detail. */
export const detailsHref = (slug: string) => `/product-details?category=${encodeURIComponent(slug)}`

/**
 * Where a card leads: to the listing if the entry has children, otherwise to its details (specification section 2,
 * for cards of a listing and for category cards of a home page alike). One that has neither yet is listed, too: there
 * it says so, where its details would not be found.
 */
export const cardHref = ({ slug, childCount, hasDetails = true }: LinkTarget) =>
  childCount > 0 || !hasDetails ? listingHref(slug) : detailsHref(slug)
