/** The part of a document that its address depends on. */
export type Shown = {
  _type: string
  slug?: { current?: string } | null
  route?: string | null
  details?: unknown
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
      return (
        slug &&
        `/${holdsOthers(document) ? 'product-category' : 'product-details'}?category=${encodeURIComponent(slug)}`
      )
    case 'siteSettings':
    case 'navigation':
      return '/'
    default:
      return undefined
  }
}

const holdsOthers = ({ products }: Shown) => Boolean(products?.length)
