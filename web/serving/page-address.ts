import { catalogueRoutes, screenHref } from '@shop/studio/routes'
import { catalogueListingKeys } from '../src/content/catalogue/keys.ts'
import { orderPagePath, orderPages } from '../src/content/orders/order-link.ts'

/** A path as the site writes it, or of a text such as `/llms.txt`. Others lead to the same pages: `/a/../about`, `/%61bout`, `/about#a`. */
const writtenPath = /^\/(?:[\w-]+(?:\/[\w-]+)*(?:\.(?:txt|xml|webmanifest))?)?$/

/** Texts of the whole catalogue, which have one form, whatever the parameters. */
const textPath = /\.(?:txt|xml|webmanifest)$/

/** Parameters by which next.config.ts leads a path to another page, so that the page of the path alone is no answer. */
const routedKeys: Readonly<Record<string, readonly string[]>> = {
  [catalogueRoutes.listing.path]: catalogueListingKeys,
  [screenHref('samples')]: ['sku'],
  [screenHref('quote')]: ['sku'],
  [screenHref('compliance')]: ['page'],
  ...Object.fromEntries(orderPages.map((page) => [orderPagePath(page), ['order']])),
}

/** Parameters that Next.js uses itself. */
const internalKey = /^(?:_|nxt|amp$)/

const cataloguePaths: readonly string[] = Object.values(catalogueRoutes).map(({ path }) => path)

export type PageAddress = {
  address: string
  /** Whether what is rendered for the URL can be kept as that of the address: it is a text, or no parameter is one of Next.js. */
  isExact: boolean
}

/**
 * The address under which memory has the page of a URL: made-up parameters lead to the same page, and must neither render it
 * again nor have a place of their own, which would evict other pages. Whether the page uses parameters is not known here:
 * one that does is never in memory, because Next.js does not answer it from its cache.
 * @returns undefined when parameters, or the spelling of the path, may lead to another page
 */
export function pageAddress(url: string): PageAddress | undefined {
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  if (!writtenPath.test(path) || url.includes('#')) return undefined
  if (end < 0) return { address: path, isExact: true }
  // Rewrites ignore letter case. proxy.ts redirects the listings of the shop to their canonical address.
  if (/[A-Z]/.test(path) || path.startsWith('/shop-')) return undefined
  const query = new URLSearchParams(url.slice(end))
  if (routedKeys[path]?.some((key) => query.has(key))) return undefined
  const isExact = textPath.test(path) || ![...query.keys()].some((key) => internalKey.test(key))
  const categories = query.getAll('category')
  if (cataloguePaths.includes(path) && categories.length > 0) {
    const [slug = ''] = categories
    const isPage = categories.length === 1 && /^[\w-]+$/.test(slug)
    return isPage ? { address: `${path}?category=${slug}`, isExact } : undefined
  }
  // An older address of the catalogue.
  if (path.startsWith('/blog-details-v1') && categories.length > 0) return undefined
  return { address: path, isExact }
}
