import { pictureSource, toPicture } from '@/content/pictures/picture'
import { Picture } from '@/ui/picture'
import { Section } from '@/ui/section'
import { SectionHead } from '@/ui/section-head'
import { compact, take } from '../lists'
import type { SectionOf } from '../types'

/** Reasons to buy here: each with a picture, a title and a sentence. On a phone the picture is small, beside the text. */
export function Reasons({ section }: { section: SectionOf<'reasons'> }) {
  const reasons = take(
    compact(section.reasons).filter(({ title }) => title),
    section.limit,
  )
  if (reasons.length === 0) return null
  return (
    <Section label={section.heading ?? undefined} look="band">
      <SectionHead {...section} />
      <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 sm:gap-y-12 xl:grid-cols-4 xl:gap-x-8">
        {reasons.map(({ _id, title, text, picture: raw }) => {
          const picture = toPicture(raw)
          return (
            <li key={_id} className="enters flex gap-4 sm:flex-col sm:gap-5">
              {picture && (
                <Picture
                  source={pictureSource(picture, { aspect: 4 / 3 })}
                  sizes="(min-width: 1280px) 24vw, (min-width: 640px) 48vw, 130px"
                  className="object-cover max-sm:size-24 max-sm:shrink-0 sm:aspect-4/3 sm:w-full"
                />
              )}
              <div className="flex flex-col gap-1 sm:gap-2">
                <h3 className="text-h3">{title}</h3>
                {text && <p className="max-sm:text-small">{text}</p>}
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
