import type { SeedDocument } from './model.ts'

/** Pages of the site that need nothing after their name (specification, section 2 "Route table"). */
const ROUTES = new Set(
  `/ /index-v2 /index-v3 /index-v4 /index-v5 /index-v6 /about /pricing /team /our-clients /faq /terms-and-conditions
  /portfolio-v1 /portfolio-v2 /portfolio-v3 /portfolio-details-v1 /portfolio-details-v2 /error /my-profile /my-account
  /edit-account /order-history /wishlist /login /register /forger-password /coming-soon /thank-you /shipping-method
  /payment-method /invoice /payment-confirmation /payment-success /payment-failure /cart /checkout /shop-v1 /shop-v2
  /shop-v3 /product-detailsss /product-details /blog-v1 /blog-v2 /blog-details-v2 /blog-details-v3 /blog-tag /contact
  /product-category`.split(/\s+/),
)

/** What a number after an address names. */
const NUMBERED: Record<string, SeedDocument['_type']> = {
  '/product-details': 'product',
  '/blog-details-v1': 'post',
  '/blog-details-v2': 'post',
  '/portfolio-details-v1': 'portfolioItem',
  '/portfolio-details-v2': 'portfolioItem',
}

/** What `?category=` after an address names. */
const LISTED: Record<string, readonly string[]> = {
  '/product-category': ['category', 'subCategory'],
  '/product-details': ['category', 'subCategory'],
}

/** Every address that a value links to, at any depth. */
export function linkedAddresses(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linkedAddresses)
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([field, child]) =>
    field === 'href' && typeof child === 'string' ? [child] : linkedAddresses(child),
  )
}

/** Whether an address of this site leads to something that the documents have. */
export function isKnownAddress(address: string, documents: readonly SeedDocument[]): boolean {
  const [, start = '', number] = /^(\/.+)\/(\d+)$/.exec(address) ?? []
  if (number) {
    return documents.some(
      (one) => one._type === NUMBERED[start] && 'number' in one && one.number === Number(number),
    )
  }
  const [path = '', category] = address.split('?category=')
  if (category === undefined) return ROUTES.has(path)
  return documents.some(
    (one) => 'slug' in one && one.slug.current === category && LISTED[path]?.includes(one._type),
  )
}
