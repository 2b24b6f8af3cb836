import type { NextConfig } from 'next'
import { config } from './src/content/config'
import { keepStaticParamsInDraftMode } from './src/content/draft/dev-static-params'
import { headerRules } from './src/content/security-headers'

/** A slug as it may stand in an address: letters in any case, digits and dashes. */
const slug = '(?<category>[A-Za-z0-9][A-Za-z0-9-]{0,95})'

/** `/product-category?category=X` stays in the address bar; the prerendered segment behind it answers. */
function byCategory(screen: string, segment: string) {
  const source = `/${screen}`
  return [
    {
      source,
      has: [{ type: 'query' as const, key: 'category', value: slug }],
      destination: `/catalogue/${segment}/:category`,
    },
    {
      source,
      has: [{ type: 'query' as const, key: 'category', value: '.+' }],
      destination: `/catalogue/${segment}/-`,
    },
  ]
}

if (config.isDevelopment) keepStaticParamsInDraftMode()

export default {
  distDir: config.distDir,
  cacheComponents: true,
  // It would ask for a route's shell by the path without the query, and our routes depend on the query (see rewrites).
  partialPrefetching: false,
  cacheHandler: `${import.meta.dirname}/src/content/lake/page-cache.ts`,
  cacheLife: { published: { stale: 30, revalidate: 31_536_000, expire: 31_536_000 } },
  poweredByHeader: false,
  // server.ts does, and better.
  compress: false,
  agentRules: false,
  reactStrictMode: true,
  // The router must not guess a route from the path alone: ours depend on the query (the rewrites below).
  experimental: { optimisticRouting: false },
  headers: async () => headerRules(config),
  redirects: async () =>
    ['category', 'details'].map((segment) => ({
      source: `/catalogue/${segment}/:slug`,
      destination: `/product-${segment}?category=:slug`,
      permanent: true,
    })),
  rewrites: async () => ({
    beforeFiles: [
      { source: '/favicon.ico', destination: '/icon.svg' },
      ...byCategory('product-category', 'category'),
      ...byCategory('product-details', 'details'),
      // Without a category there is no product to show.
      { source: '/product-details', destination: '/catalogue/details/-' },
    ],
    afterFiles: [],
    fallback: [],
  }),
} satisfies NextConfig
