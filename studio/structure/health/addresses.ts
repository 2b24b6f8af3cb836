/** What the site's addresses lead to: an address is known when a page, a product or a screen of the site answers it. */

/** Screens of the site that need nothing after their name (specification, section 2 "Route table"). */
const SCREENS = new Set(
  `/ /portfolio-v1 /portfolio-v2 /portfolio-v3 /portfolio-details-v1 /portfolio-details-v2 /my-profile /my-account
  /edit-account /order-history /wishlist /login /register /forger-password /invoice /payment-confirmation
  /payment-success /payment-failure /cart /checkout /shop-v1 /shop-v2 /shop-v3 /product-detailsss /product-details
  /blog-v1 /blog-v2 /blog-details-v2 /blog-details-v3 /blog-tag /product-category`.split(/\s+/),
)

/** What a number after an address names. */
const NUMBERED: Record<string, string> = {
  '/product-details': 'product',
  '/blog-details-v1': 'post',
  '/blog-details-v2': 'post',
  '/portfolio-details-v1': 'portfolioItem',
  '/portfolio-details-v2': 'portfolioItem',
}

/** Screens that `?category=` leads to a part of the catalogue. */
const CATALOGUE = new Set(['/product-category', '/product-details'])

/** Other names of slugs that links may use: decisions on the specification, part "Slugs". */
const OTHER_NAMES: Record<string, string> = {
  'cake-boxes': 'bakery-cakes',
  'clear-hinged-containers': 'clear-hinged-boxes',
}

/** A document as far as addresses are concerned; anything may be missing in a draft. */
export type Addressed = {
  _type: string
  route?: string | null
  number?: unknown
  slug?: { current?: string | null } | null
}

/** Every address that a value links to, at any depth. */
export function linkedAddresses(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linkedAddresses)
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([field, child]) =>
    field === 'href' && typeof child === 'string' ? [child] : linkedAddresses(child),
  )
}

/** Whether an address leads away from this site, or to a place on the same page. */
export const isOutside = (address: string) => !address.startsWith('/') || address.startsWith('//')

/** Whether an address of this site leads to something that the documents have. */
export function isKnownAddress(address: string, documents: readonly Addressed[]): boolean {
  const [place = ''] = address.split('#')
  const [, start = '', number] = /^(\/.+)\/(\d+)$/.exec(place) ?? []
  if (number) {
    return documents.some(({ _type, ...one }) => _type === NUMBERED[start] && one.number === Number(number))
  }
  const [path = '', query] = place.split('?')
  const category = CATALOGUE.has(path) ? new URLSearchParams(query).get('category')?.toLowerCase() : undefined
  if (category) {
    const slug = OTHER_NAMES[category] ?? category
    return documents.some(
      (one) =>
        (one._type === 'category' || one._type === 'subCategory') &&
        one.slug?.current?.toLowerCase() === slug,
    )
  }
  return (
    SCREENS.has(path) ||
    documents.some(({ _type, route }) => _type === 'page' && route?.toLowerCase() === path.toLowerCase())
  )
}
