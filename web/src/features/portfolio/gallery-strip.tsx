import { pictureSource } from '@/content/pictures/picture'
import { gallery } from '@/content/portfolio/gallery'
import { screenWords } from '@/content/site/screen-words'
import { Picture } from '@/ui/picture'
import { Section } from '@/ui/section'
import { SectionHead } from '@/ui/section-head'
import * as messages from '@/messages/portfolio'

const count = 4

/** The first pictures of the gallery with its heading, and a link to all of them. */
export async function GalleryStrip() {
  const [{ pictures }, { heading, text, href }] = await Promise.all([gallery(), screenWords('gallery')])
  if (pictures.length === 0) return null
  return (
    <Section label={heading} look="band">
      <SectionHead
        heading={heading}
        text={text}
        link={{ label: messages.seeAllPictures(pictures.length), href }}
      />
      <ul className="grid grid-cols-2 gap-2 sm:gap-4 md:grid-cols-4 xl:gap-6">
        {pictures.slice(0, count).map(({ id, picture }) => (
          <li key={id}>
            <Picture
              source={pictureSource(picture, { maxWidth: 960 })}
              sizes="(min-width: 768px) 24vw, 48vw"
              className="aspect-4/5 w-full object-cover"
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
