import type { MetadataRoute } from 'next'
import { catalogueSlugs } from '@/content/catalogue/catalogue'
import { detailsHref, listingHref } from '@/content/catalogue/links'
import { config } from '@/content/config'
import { pageRoutes } from '@/content/pages/pages'

/** Every page under its one canonical address. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [routes, { listings, details }] = await Promise.all([pageRoutes(), catalogueSlugs()])
  const addresses = [
    ...routes,
    '/product-category',
    ...listings.map(listingHref),
    ...details.map(detailsHref),
  ]
  return addresses.map((address) => ({ url: `${config.siteUrl}${address}` }))
}
