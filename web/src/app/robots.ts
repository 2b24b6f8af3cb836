import type { MetadataRoute } from 'next'
import { catalogueRoutes } from '@shop/studio/routes'
import { catalogueFilterKeys } from '@/content/catalogue/keys'
import { config } from '@/content/config'
import { filterKeys } from '@/content/shop/keys'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: [
        '/api/',
        ...filterKeys.map((key) => `/shop-v*?*${key}=`),
        ...catalogueFilterKeys.map((key) => `${catalogueRoutes.listing.path}?*&${key}=`),
      ],
    },
    sitemap: `${config.siteUrl}/sitemap.xml`,
  }
}
