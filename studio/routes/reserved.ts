import { catalogueRoutes } from './catalogue.ts'
import { documentRoutes } from './documents.ts'
import type { Screen } from './route.ts'
import { screenEntries } from './screens.ts'

/** Paths of data, pictures and scripts. A page or a redirect at one of them or below would never be shown. */
const technical = [
  '/_next',
  '/api',
  '/quote-with-item',
  '/catalogue',
  '/cdn',
  '/chosen-samples',
  '/compliance-pages',
  '/favicon.ico',
  '/health',
  '/icon.svg',
  // Next.js stores the home page under this name.
  '/index',
  '/llms.txt',
  '/markdown',
  '/metrics',
  '/order-pages',
  '/ready',
  '/robots.txt',
  '/rss.xml',
  '/samples/cart',
  '/samples/wishlist',
  '/search-index',
  '/shop-results',
  '/sitemap.xml',
  '/sku',
]

const startsOf = (path: string) => path.replace('/:number', '')

/** A function, so that importing a single route does not evaluate, and load, the table of all of them. */
const reservedPaths = () =>
  new Set([
    ...technical,
    ...screenEntries.flatMap(([, { path, aliases = [] }]) => [path, ...aliases]),
    ...documentRoutes.map(({ path }) => startsOf(path)),
    ...Object.values(catalogueRoutes).map(({ path }) => path),
  ])

/** The fixed page that has a path or an alias of it, in any letter case. */
export function screenAt(path: string): Screen | undefined {
  const wanted = path.toLowerCase()
  return screenEntries.find(([, screen]) =>
    [screen.path, ...(screen.aliases ?? [])].some((each) => each === wanted),
  )?.[1]
}

/** Of the technical paths, and of their parts, those below which every path is answered. The others are one address each. */
const answeredBelow = [
  '/_next',
  '/api',
  '/catalogue/category',
  '/catalogue/details',
  '/catalogue/filtered',
  '/cdn',
  '/markdown',
  '/order-pages',
  '/shop-results',
  '/sku',
]

/** Technical paths that are only the beginning of others: nothing is at them. */
const withoutAnswer = new Set([
  '/_next',
  '/api',
  '/catalogue',
  '/cdn',
  '/markdown',
  '/order-pages',
  '/shop-results',
  '/sku',
])

/** Whether the site answers a path with data, pictures or scripts, so that a redirect from there would never be followed. */
export const isTechnicalPath = (path: string): boolean =>
  (technical.includes(path) && !withoutAnswer.has(path)) ||
  answeredBelow.some((each) => path.startsWith(`${each}/`))

/** Whether a path belongs to a route of the site, so that no page may have it. */
export function isReservedPath(path: string): boolean {
  const reserved = reservedPaths()
  const parts = path.toLowerCase().split('/').filter(Boolean)
  return parts.some((_, index) => reserved.has(`/${parts.slice(0, index + 1).join('/')}`))
}
