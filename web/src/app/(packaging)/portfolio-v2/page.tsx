import type { Metadata } from 'next'
import { gallery } from '@/content/portfolio/gallery'
import { screenMetadata } from '@/content/site/screen-metadata'
import { screenWords } from '@/content/site/screen-words'
import { GalleryView } from '@/features/portfolio/gallery-view'

export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  return screenMetadata('gallery', (await gallery()).pictures[0]?.picture)
}

export default async function GalleryRoute() {
  return <GalleryView gallery={await gallery()} words={await screenWords('gallery')} />
}
