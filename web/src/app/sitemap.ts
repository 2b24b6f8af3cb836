import { detailsHref, listingHref, screenEntries } from '@shop/studio/routes'
import type { MetadataRoute } from 'next'
import { catalogueSlugs } from '@/content/catalogue/catalogue'
import { config } from '@/content/config'
import { numberedPages, pageRoutes } from '@/content/pages/pages'
import { xmlText } from '@/content/xml-text'

const screens = screenEntries.flatMap(([, { path, isInSitemap }]) => (isInSitemap ? [path] : []))

/** Every page by its canonical address. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [routes, { listings, details }, numbered] = await Promise.all([
    pageRoutes(),
    catalogueSlugs(),
    numberedPages(),
  ])
  const addresses = [
    ...routes,
    ...screens,
    ...listings.map(listingHref),
    ...details.map(detailsHref),
    ...numbered,
  ]
  // Next.js writes addresses as they are, and browsers run the scripts of an XML document.
  return addresses.map((address) => ({ url: xmlText(`${config.siteUrl}${address}`) }))
}
