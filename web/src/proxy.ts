import { NextResponse, type NextRequest } from 'next/server'
import { catalogueKeys, catalogueListingKeys } from './content/catalogue/keys'
import { listingKeys } from './content/shop/keys'
import { canonicalQuery, isCanonical } from './ui/listing/canonical-query'

/** Runs only for paths with a percent sign and for the listings. */
export const config = { matcher: ['/:path(.*%.*)', '/shop-v1', '/shop-v2', '/shop-v3', '/product-category'] }

/**
 * Answers 400 when a path has an invalid percent encoding (Next's router would answer 500) or a control character (a page that is
 * not found would answer 200), and leads a listing's
 * address to its canonical form with 308: a page that redirects has begun to stream, and would answer 200.
 */
export function proxy(request: NextRequest): NextResponse {
  try {
    if (/\p{Cc}/u.test(decodeURIComponent(request.nextUrl.pathname)))
      return refused('This address contains a control character.')
  } catch {
    return refused('This address contains an invalid percent encoding.')
  }
  const { pathname, searchParams } = request.nextUrl
  const keys = keysOf(pathname, searchParams)
  const query = keys && canonicalQuery(searchParams, keys)
  if (query === undefined || isCanonical(searchParams, query)) return NextResponse.next()
  return NextResponse.redirect(new URL(`${pathname}${query && `?${query}`}`, request.url), 308)
}

const refused = (text: string) =>
  new NextResponse(text, {
    status: 400,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' },
  })

/** The keys of a listing's address; a category without filters keeps whatever its address says. */
function keysOf(pathname: string, given: URLSearchParams): readonly string[] | undefined {
  if (pathname.startsWith('/shop-')) return listingKeys
  const isFiltered = pathname === '/product-category' && catalogueListingKeys.some((key) => given.has(key))
  return isFiltered ? catalogueKeys : undefined
}
