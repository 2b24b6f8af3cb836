import { config } from '@/content/config'
import type { Gallery } from '@/content/portfolio/gallery'
import { galleryJsonLd } from '@/content/portfolio/json-ld'
import { wallPictures } from '@/content/portfolio/wall'
import type { ScreenWords } from '@/content/site/screen-words'
import { EmptyState } from '@/ui/empty-state'
import { JsonLd } from '@/ui/json-ld'
import { PictureWall } from '@/ui/picture-wall-client'
import { PageBand } from '@/ui/page-band'
import { Section } from '@/ui/section'
import * as messages from '@/messages/portfolio'

/** Our Gallery: its pictures with buttons that choose among them, each enlarged in a dialog. */
export function GalleryView({ gallery, words }: { gallery: Gallery; words: ScreenWords }) {
  const { tabs, pictures } = gallery
  return (
    <>
      <JsonLd data={galleryJsonLd(gallery, words, config.siteUrl)} />
      <PageBand title={words.heading} text={words.text} siteUrl={config.siteUrl} />
      <Section isTight label={messages.pictures}>
        {pictures.length > 0 ? (
          <PictureWall
            label={messages.picturesOfTheGallery}
            tabs={tabs}
            pictures={wallPictures(pictures)}
            isFirst
          />
        ) : (
          <EmptyState>{messages.noPicturesYet}</EmptyState>
        )}
      </Section>
    </>
  )
}
