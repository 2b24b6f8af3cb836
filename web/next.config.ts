import { join } from 'node:path'
import { catalogueRoutes, screenEntries, screenHref, slugPattern } from '@shop/studio/routes'
import type { NextConfig } from 'next'
import { catalogueListingKeys } from './src/content/catalogue/keys'
import { config } from './src/content/config'
import { orderPagePath, orderPages } from './src/content/orders/order-link'
import { listingKeys } from './src/content/shop/keys'
import { isShopLayout, shopLayouts } from './src/features/products/shop/layouts'
import { headerRules } from './security-headers'
import { maxRequestBytes } from './serving/limit-bodies'

const byCategory = (value: string) => [{ type: 'query' as const, key: 'category', value }]

/** A category without filters is prerendered; an address that filters, sorts or turns pages is rendered on request. */
const filteredCatalogueRewrites = catalogueListingKeys.map((key) => ({
  source: catalogueRoutes.listing.path,
  has: [...byCategory(`(?<category>${slugPattern})`), { type: 'query' as const, key }],
  destination: '/catalogue/filtered/:category',
}))

/** `/product-category?category=X` keeps its address and is served by a prerendered segment. */
const catalogueRewrites = Object.values(catalogueRoutes).flatMap(({ path, segment }) => [
  { source: path, has: byCategory(`(?<category>${slugPattern})`), destination: `${segment}/:category` },
  { source: path, has: byCategory('.+'), destination: `${segment}/-` },
])

/** A segment's own path redirects to the address with a query. */
const segmentRedirects = Object.values(catalogueRoutes).map(({ path, segment }) => ({
  source: `${segment}/:slug`,
  destination: `${path}?category=:slug`,
  permanent: true,
}))

const filteredRedirect = {
  source: '/catalogue/filtered/:slug',
  destination: `${catalogueRoutes.listing.path}?category=:slug`,
  permanent: true,
}

/** The catalogue's details have an older address below the blog (specification, section 2). */
const blogRedirects = [
  {
    source: '/blog-details-v1/:number*',
    has: byCategory(`(?<category>${slugPattern})`),
    destination: `${catalogueRoutes.details.path}?category=:category`,
    permanent: true,
  },
]

/** An unfiltered listing is prerendered; an address that filters, sorts or turns pages is rendered on request. */
const shopRewrites = Object.keys(shopLayouts)
  .filter(isShopLayout)
  .flatMap((layout) =>
    listingKeys.map((key) => ({
      source: screenHref(layout),
      has: [{ type: 'query' as const, key }],
      destination: `/shop-results/${layout}`,
    })),
  )

/** `/product-details/14.md` and `/blog-details-v1/3.md`: no page, but a route handler with a name of its own. */
const markdownRewrites = ['product-details', 'blog-details-v1'].map((path) => ({
  source: `/${path}/:name(${slugPattern})\\.md`,
  destination: `/markdown/${path}/:name`,
}))

const shopRedirect = { source: '/shop-results/:layout', destination: '/:layout', permanent: true }

/** The pages after an order are prerendered with the sample; a private link is rendered on request. */
const orderRewrites = orderPages.map((page) => ({
  source: orderPagePath(page),
  has: [{ type: 'query' as const, key: 'order' }],
  destination: `/order-pages/${page}`,
}))

const orderRedirect = { source: '/order-pages/:page', destination: '/:page', permanent: true }

/** Forms whose page is prerendered empty; with `?sku=` in its address, the page is rendered on request with these articles. */
const formRoutes = [
  { path: screenHref('samples'), route: '/chosen-samples' },
  { path: screenHref('quote'), route: '/quote-with-item' },
]

const formRewrites = formRoutes.map(({ path, route }) => ({
  source: path,
  has: [{ type: 'query' as const, key: 'sku' }],
  destination: route,
}))

const formRedirects = formRoutes.map(({ path, route }) => ({
  source: route,
  destination: path,
  permanent: true,
}))

/** The first page of the certificates is prerendered, further ones are rendered on request. */
const complianceRewrite = {
  source: screenHref('compliance'),
  has: [{ type: 'query' as const, key: 'page' }],
  destination: '/compliance-pages',
}

const complianceRedirect = {
  source: complianceRewrite.destination,
  destination: complianceRewrite.source,
  permanent: true,
}

const aliasRedirects = screenEntries.flatMap(([, { path, aliases = [] }]) =>
  aliases.map((source) => ({ source, destination: path, permanent: true })),
)

/** Otherwise Next.js takes the topmost folder with a lock file, which may be one above the shop. */
const root = join(import.meta.dirname, '..')

export default {
  distDir: config.distDir,
  outputFileTracingRoot: root,
  turbopack: { root },
  ...(config.isStandalone ? { output: 'standalone' as const } : {}),
  cacheComponents: true,
  // Partial prefetching knows the path only; our routes depend on the query (see the rewrites).
  partialPrefetching: false,
  // Development has a cache of its own, which survives hot reloads; Vercel has one, too.
  ...(config.hasOwnCache || config.isDevelopment
    ? { cacheHandler: `${import.meta.dirname}/src/content/lake/page-cache.ts` }
    : {}),
  cacheHandlers: config.hasOwnCache
    ? { default: `${import.meta.dirname}/src/content/lake/result-cache.ts` }
    : {},
  cacheLife: { published: { stale: 30, revalidate: 31_536_000, expire: 31_536_000 } },
  poweredByHeader: false,
  // server.ts compresses with Brotli.
  compress: false,
  agentRules: false,
  // Pictures come from /cdn; made-up sizes under /_next/image would cost processor time and disk space.
  images: { unoptimized: true },
  reactStrictMode: true,
  // Both would answer an address from another one with the same path; our routes depend on the query (see the rewrites).
  experimental: {
    optimisticRouting: false,
    cachedNavigations: false,
    // A quote request brings artwork of up to 10 MB; server.ts limits what is sent to each page, and writes a form anew, which can be longer.
    serverActions: { bodySizeLimit: 2 * maxRequestBytes },
    // By default Turbopack's workers connect to a local port, which accepts any process: another user of the machine could end each build.
    turbopackPluginRuntimeStrategy: 'forceWorkerThreads',
  },
  headers: async () => headerRules(config),
  redirects: async () => [
    { source: '/index', destination: '/', permanent: true },
    ...segmentRedirects,
    filteredRedirect,
    ...blogRedirects,
    shopRedirect,
    orderRedirect,
    ...formRedirects,
    complianceRedirect,
    ...aliasRedirects,
  ],
  rewrites: async () => ({
    beforeFiles: [
      { source: '/favicon.ico', destination: '/icon.svg' },
      ...filteredCatalogueRewrites,
      ...catalogueRewrites,
      ...shopRewrites,
      ...markdownRewrites,
      ...orderRewrites,
      ...formRewrites,
      complianceRewrite,
      // Without a category the page says that the product was not found.
      { source: catalogueRoutes.details.path, destination: `${catalogueRoutes.details.segment}/-` },
    ],
    afterFiles: [],
    fallback: [],
  }),
} satisfies NextConfig
