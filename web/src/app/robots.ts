import type { MetadataRoute } from 'next'
import { config } from '@/content/config'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: `${config.siteUrl}/sitemap.xml`,
  }
}
