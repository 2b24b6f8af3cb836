import { cardHref, detailsHref, listingHref } from './catalogue.ts'
import { documentRouteOf, tagHref } from './documents.ts'
import { screenOfId } from './screens.ts'

/** Document types that have a page of their own, in the order in which the link picker offers them. */
export const linkableTypes = [
  'page',
  'screen',
  'category',
  'subCategory',
  'product',
  'post',
  'tag',
  'portfolioItem',
] as const

/** The part of a document that its address depends on; what an editor has not filled in yet may be missing. */
export type RouteTarget = {
  _type: string
  _id: string
  route?: string | null
  slug?: string | null
  number?: number | null
  childCount?: number | null
  hasDetails?: boolean | null
}

/** GROQ: the fields of a `RouteTarget`, read from a document. */
export const routeTargetFields = /* groq */ `
  _type, _id, route, "slug": slug.current, number,
  "childCount": select(
    _type in ["category", "subCategory"] => count(*[_type == "subCategory" && parent._ref == ^._id]),
    0
  ),
  "hasDetails": defined(details)
`

/**
 * Two slashes begin the name of a host, also after `/..`, which browsers leave out; they read a backslash as a slash and skip
 * control characters.
 */
const isLocalPath = (route: string) => /^\/[^\\\p{Cc}]*$/u.test(route) && !route.includes('//')

/** The address of a page document, unless it leads away from this site, as one that was written by API can. */
export const pageHref = (route: unknown): string | undefined =>
  typeof route === 'string' && isLocalPath(route) ? route : undefined

/** The first of several addresses of page documents that stays on this site. */
export const firstPageHref = (routes: readonly unknown[] | null | undefined): string | undefined =>
  routes?.map(pageHref).find((href) => href !== undefined)

/** The canonical address of the page of a document, or undefined if it has none. */
export function hrefOf(target: RouteTarget): string | undefined {
  const { _type, _id, slug, number, route } = target
  switch (_type) {
    case 'page':
      return pageHref(route)
    case 'screen':
      return screenOfId(_id)?.path
    case 'category':
    case 'subCategory':
      return slug ? cardHref({ ...target, slug }) : undefined
    case 'tag':
      return slug ? tagHref(slug) : undefined
    default:
      return number ? documentRouteOf(_type)?.path.replace(':number', String(number)) : undefined
  }
}

/** Every address under which the site shows a document, its canonical one first. */
export function addressesOf(target: RouteTarget): string[] {
  const href = hrefOf(target)
  if (!href) return []
  const { _type, slug, hasDetails } = target
  if (!slug || (_type !== 'category' && _type !== 'subCategory')) return [href]
  return [...new Set([href, listingHref(slug), ...(hasDetails ? [detailsHref(slug)] : [])])]
}

/** An address without “/” at its end, as the site writes all but that of the home page. */
export const withoutSlash = (address: string): string =>
  address === '/' ? address : address.replace(/\/$/, '')
