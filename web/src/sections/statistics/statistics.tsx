import { Section } from '@/ui/section'
import { SectionHead } from '@/ui/section-head'
import { present } from '../present'
import type { SectionOf } from '../types'
import { Statistic } from './statistic-client'

/** Figures of the company: value, what it counts, and a sentence. */
export function Statistics({ section }: { section: SectionOf<'statistics'> }) {
  const statistics = present(section.statistics).filter(({ value }) => value)
  if (statistics.length === 0) return null
  const level = section.heading ? 'h3' : 'h2'
  return (
    <Section label={section.heading ?? 'Figures'} isTight>
      <SectionHead {...section} />
      <ul className="grid border-s border-t border-line sm:grid-cols-2 xl:grid-cols-4">
        {statistics.map(({ _id, value, title, text }) => (
          <Statistic key={_id} value={value} title={title} text={text} level={level} />
        ))}
      </ul>
    </Section>
  )
}
