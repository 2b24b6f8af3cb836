import { pictureSource, toPicture } from '@/content/pictures/picture'
import { Picture } from '@/ui/picture'
import { Section } from '@/ui/section'
import { SectionHead } from '@/ui/section-head'
import { take } from '../lists'
import type { SectionOf } from '../types'
import { Gallery } from './gallery-client'

/** Pictures of rooms and goods, by kind; all of them first. */
export function GalleryTabs({ section }: { section: SectionOf<'galleryTabs'> }) {
  const tabs = (section.tabs ?? []).flatMap(({ label, category }) =>
    label ? [{ label, category: category ?? undefined }] : [],
  )
  const items = take(
    section.items.filter(({ name }) => name),
    section.limit,
  )
  if (items.length === 0) return null
  return (
    <Section label={section.heading ?? 'Gallery'} isTight>
      <SectionHead {...section} />
      <Gallery
        tabs={tabs}
        items={items.map(({ _id, name, tag, categories, picture: raw }) => {
          const picture = toPicture(raw)
          return {
            id: _id,
            categories: categories ?? [],
            content: (
              <figure className="stack">
                <Picture
                  source={picture && pictureSource(picture, { aspect: 1 })}
                  sizes="(min-width: 1024px) 32vw, (min-width: 640px) 48vw, 96vw"
                  className="aspect-square w-full object-cover"
                />
                <figcaption>
                  <p className="tag">{tag}</p>
                  <p className="font-heading text-h3 text-ink">{name}</p>
                </figcaption>
              </figure>
            ),
          }
        })}
      />
    </Section>
  )
}
