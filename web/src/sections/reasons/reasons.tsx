import { Section } from '@/ui/section'
import { SectionHead } from '@/ui/section-head'
import { compact, take } from '../lists'
import { PictureTile, tileGrid } from '../picture-tile'
import type { SectionOf } from '../types'

/** Reasons to buy here: each with a picture, a title and a sentence. */
export function Reasons({ section }: { section: SectionOf<'reasons'> }) {
  const reasons = take(
    compact(section.reasons).filter(({ title }) => title),
    section.limit,
  )
  if (reasons.length === 0) return null
  return (
    <Section label={section.heading ?? undefined} look="band">
      <SectionHead {...section} />
      <ul className={tileGrid}>
        {reasons.map(({ _id, ...reason }) => (
          <PictureTile key={_id} {...reason} />
        ))}
      </ul>
    </Section>
  )
}
