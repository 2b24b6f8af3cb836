import { catalogueRoutes } from './catalogue.ts'
import { documentRoutes } from './documents.ts'
import type { Screen } from './route.ts'
import { screenEntries } from './screens.ts'

/** Addresses of data, pictures and other technical answers. Nothing is below them. */
const technicalAddresses = [
  '/chosen-samples',
  '/compliance-pages',
  '/favicon.ico',
  '/health',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable.png',
  '/icon.svg',
  // Next.js stores the home page under this name.
  '/index',
  '/llms.txt',
  '/manifest.webmanifest',
  '/metrics',
  '/quote-with-item',
  '/ready',
  '/robots.txt',
  '/rss.xml',
  '/samples/cart',
  '/samples/wishlist',
  '/search-index',
  '/sitemap.xml',
]

/** Paths below which the site answers every address itself. Nothing is at them. */
const technicalFolders = [
  '/_next',
  '/api',
  '/catalogue/category',
  '/catalogue/details',
  '/catalogue/filtered',
  '/cdn',
  '/markdown',
  '/order-pages',
  '/quote',
  '/shop-results',
  '/sku',
]

const startsOf = (path: string) => path.replace('/:number', '')

/** A function, so that importing a single route does not evaluate, and load, the table of all of them. */
const reservedPaths = () =>
  new Set([
    ...technicalAddresses,
    ...technicalFolders,
    '/catalogue',
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

/** Whether the site answers a path with data, pictures or scripts, so that a redirect from there would never be followed. */
export const isTechnicalPath = (path: string): boolean =>
  technicalAddresses.includes(path) || technicalFolders.some((each) => path.startsWith(`${each}/`))

/** Whether a path belongs to a route of the site, so that no page may have it. */
export function isReservedPath(path: string): boolean {
  const reserved = reservedPaths()
  const parts = path.toLowerCase().split('/').filter(Boolean)
  return parts.some((_, index) => reserved.has(`/${parts.slice(0, index + 1).join('/')}`))
}
