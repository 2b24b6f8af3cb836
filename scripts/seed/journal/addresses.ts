import { catalogue } from '../catalogue/index.ts'

/** Pages of the site that need no query (specification, section 2 "Route table"). */
const ROUTES = new Set(['/shop-v1', '/shop-v2', '/contact', '/faq', '/portfolio-v2'])

/** Every address that the documents link to, at any depth. */
export function linkedAddresses(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linkedAddresses)
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([field, child]) =>
    field === 'href' && typeof child === 'string' ? [child] : linkedAddresses(child),
  )
}

/**
 * Whether an address leads to something that the seed has.
 * @param numbers numbers in use, by what precedes them in an address: products and posts.
 */
export function isKnownAddress(address: string, numbers: Record<string, readonly number[]>): boolean {
  const [, start = '', number] = /^(\/.+)\/(\d+)$/.exec(address) ?? []
  if (number) return numbers[start]?.includes(Number(number)) ?? false
  const [path = '', category] = address.split('?category=')
  if (category === undefined) return ROUTES.has(path)
  const types: Record<string, string[]> = {
    '/product-category': ['category', 'subCategory'],
    '/product-details': ['subCategory'],
  }
  return catalogue
    .flatMap(({ documents }) => documents)
    .some(
      (document) =>
        'slug' in document && document.slug.current === category && types[path]?.includes(document._type),
    )
}
