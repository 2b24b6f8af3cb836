import type { Metadata, Viewport } from 'next'
import { type ReactNode, Suspense } from 'react'
import { rssPath } from '@/content/blog/rss'
import { config } from '@/content/config'
import { DraftTools } from '@/features/preview/draft-tools'
import { pageMetadata } from '@/content/draft/metadata'
import { siteSettings } from '@/content/site/site'
import { FirstPaint } from '@/shell/first-paint'
import { FollowedLink } from '@/shell/followed-link-client'
import { announcerId } from '@/ui/announce'
import { InlineIcons } from '@/ui/icons/inline-icons'
import { figtree, jost } from './fonts'
import './globals.css'
import * as common from '@/messages/common'

export async function generateMetadata(): Promise<Metadata> {
  const { title, tagline, description } = await siteSettings()
  return pageMetadata({
    metadataBase: new URL(config.siteUrl),
    title: { default: tagline ? `${title}: ${tagline}` : title, template: `%s | ${title}` },
    description,
    applicationName: title,
    openGraph: { siteName: title, type: 'website' },
    formatDetection: { telephone: false },
  })
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#14181c' },
  ],
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" dir="ltr" className={`${jost.variable} ${figtree.variable}`} suppressHydrationWarning>
      <head>
        <FirstPaint />
        <link rel="alternate" type="application/rss+xml" title={common.blog} href={rssPath} />
      </head>
      <body>
        <InlineIcons />
        {children}
        <div id={announcerId} aria-live="polite" className="sr-only" />
        <Suspense>
          <FollowedLink />
        </Suspense>
        <DraftTools />
      </body>
    </html>
  )
}
