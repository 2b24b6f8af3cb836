import { pictureSource, toPicture } from '@/content/pictures/picture'
import { Picture } from '@/ui/picture'
import { Section } from '@/ui/section'
import { SectionHead } from '@/ui/section-head'
import { take, compact } from '../lists'
import type { SectionOf } from '../types'
import * as messages from '@/messages/sections'

/** The people of the company. */
export function TeamGrid({ section }: { section: SectionOf<'teamGrid'> }) {
  const members = take(
    compact(section.members).filter(({ name }) => name),
    section.limit,
  )
  if (members.length === 0) return null
  return (
    <Section label={section.heading ?? messages.team}>
      <SectionHead {...section} />
      <ul className="grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 lg:grid-cols-4 xl:gap-x-8">
        {members.map(({ _id, name, position, text, picture }) => (
          <li key={_id} className="enters flex flex-col gap-4">
            <Picture
              source={pictureSource(toPicture(picture), { aspect: 4 / 5 })}
              sizes="(min-width: 1024px) 24vw, 48vw"
              className="aspect-4/5 w-full object-cover"
            />
            <div className="flex flex-col gap-1">
              <h3 className="text-h3">{name}</h3>
              {position && <p className="tag">{position}</p>}
              {text && <p className="pt-1 text-small">{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
