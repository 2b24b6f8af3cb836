import type { MetadataRoute } from 'next'
import { siteSettings } from '@/content/site/site'

/** The web app manifest: name, colours and icons on a home screen. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { title, description } = await siteSettings()
  return {
    name: title,
    short_name: title,
    description,
    start_url: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
