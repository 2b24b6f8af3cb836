import type { Metadata } from 'next'
import { pageMetadata } from '@/content/draft/metadata'
import { openGraph } from '@/content/pictures/open-graph'
import { toPicture } from '@/content/pictures/picture'
import { firstPicture } from './first-picture'
import type { Page } from './page'
import * as messages from '@/messages/sections'

/** The metadata of a page document. */
export async function metadataOf(page: Page | undefined): Promise<Metadata> {
  if (!page) return { title: messages.pageNotFound, robots: { index: false } }
  return pageMetadata({
    title: page.seo?.title ?? page.title ?? undefined,
    description: page.seo?.description ?? undefined,
    alternates: { canonical: page.route ?? undefined },
    ...openGraph(toPicture(page.seo?.picture) ?? firstPicture(page.sections)),
  })
}
