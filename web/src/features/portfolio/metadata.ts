import type { Metadata } from 'next'
import { pageMetadata } from '@/content/draft/metadata'
import { openGraph } from '@/content/pictures/open-graph'
import type { ShownWork } from '@/content/portfolio/portfolio'
import * as messages from '@/messages/portfolio'

/** The metadata of a work's page in any layout; the canonical address is the same for all of them. */
export async function workMetadata({ work, isFallback }: ShownWork): Promise<Metadata> {
  if (!work) return { title: messages.workNotFound, robots: { index: false } }
  const { name, description, href, picture } = work
  return pageMetadata({
    title: name,
    description,
    alternates: { canonical: href },
    ...(isFallback && { robots: { index: false } }),
    ...openGraph(picture),
  })
}
