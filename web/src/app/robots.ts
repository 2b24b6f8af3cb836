import type { MetadataRoute } from 'next'
import { config } from '@/content/config'
import { filterKeys } from '@/content/shop/keys'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: ['/api/', ...filterKeys.map((key) => `/shop-v*?*${key}=`)],
    },
    sitemap: `${config.siteUrl}/sitemap.xml`,
  }
}
