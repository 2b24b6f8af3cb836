import { pictureSource, toPicture } from '@/content/pictures/picture'
import { Picture } from '@/ui/picture'
import { Section } from '@/ui/section'
import { SectionHead } from '@/ui/section-head'
import { firstOf, present } from '../present'
import type { SectionOf } from '../types'
import { Reason } from './reason-client'

/** Why buyers choose us: a picture, a few words, a sentence. */
export function Reasons({ section }: { section: SectionOf<'reasons'> }) {
  const reasons = firstOf(
    present(section.reasons).filter(({ title }) => title),
    section.limit,
  )
  if (reasons.length === 0) return null
  return (
    <Section label={section.heading ?? undefined} look="band">
      <SectionHead {...section} />
      <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 xl:grid-cols-4 xl:gap-x-8">
        {reasons.map(({ _id, title, text, picture: raw }) => {
          const picture = toPicture(raw)
          return (
            <Reason key={_id} title={title} text={text}>
              {picture && (
                <Picture
                  source={pictureSource(picture, { aspect: 4 / 3, maxWidth: 960 })}
                  sizes="(min-width: 1280px) 24vw, (min-width: 640px) 48vw, 96vw"
                  className="aspect-4/3 w-full object-cover"
                />
              )}
            </Reason>
          )
        })}
      </ul>
    </Section>
  )
}
