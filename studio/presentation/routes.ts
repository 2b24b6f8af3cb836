import { numberedRoute } from './site-map.ts'

/** The part of a document that its address depends on. */
export type Shown = {
  _type: string
  slug?: { current?: string } | null
  route?: string | null
  number?: number | null
  products?: unknown[] | null
}

/**
 * The address of the page that shows a document, below the site's own address.
 * A sub-category with children is a list, one without is a product page, as on the site.
 */
export function routeOf(document: Shown): string | undefined {
  const slug = document.slug?.current
  switch (document._type) {
    case 'page':
      return document.route && /^\/(?!\/)/.test(document.route) ? document.route : undefined
    case 'category':
    case 'subCategory':
      return slug && (document.products?.length ? listingHref(slug) : detailsHref(slug))
    case 'siteSettings':
    case 'navigation':
      return '/'
    default:
      return numberedRoute(document._type, document.number)
  }
}

/** The list of what a category or sub-category holds. */
export const listingHref = (slug: string) => `/product-category?category=${encodeURIComponent(slug)}`

/** The product page of an entry of the catalogue. */
export const detailsHref = (slug: string) => `/product-details?category=${encodeURIComponent(slug)}`
