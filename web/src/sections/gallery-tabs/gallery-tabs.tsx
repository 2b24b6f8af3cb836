import { toGallery } from '@/content/portfolio/gallery'
import { wallPictures } from '@/content/portfolio/wall'
import { Section } from '@/ui/section'
import { SectionHead } from '@/ui/section-head'
import { PictureWall } from '../lazy-client'
import { take } from '../lists'
import type { SectionOf } from '../types'
import * as messages from '@/messages/sections'

/** Pictures by category; all of them at first. */
export function GalleryTabs({ section }: { section: SectionOf<'galleryTabs'> }) {
  const { tabs, pictures } = toGallery({ tabs: section.tabs, pictures: take(section.items, section.limit) })
  if (pictures.length === 0) return null
  return (
    <Section label={section.heading ?? messages.gallery} isTight>
      <SectionHead {...section} />
      <PictureWall
        label={section.heading ?? messages.gallery}
        tabs={tabs}
        pictures={wallPictures(pictures)}
      />
    </Section>
  )
}
