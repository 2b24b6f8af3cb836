import { Section } from '@/ui/section'
import { SectionHead } from '@/ui/section-head'
import { present } from '../present'
import type { SectionOf } from '../types'

/** Figures of the company: value, what it counts, and a sentence. */
export function Statistics({ section }: { section: SectionOf<'statistics'> }) {
  const statistics = present(section.statistics).filter(({ value }) => value)
  if (statistics.length === 0) return null
  const Title = section.heading ? 'h3' : 'h2'
  return (
    <Section label={section.heading ?? 'Figures'} isTight>
      <SectionHead {...section} />
      <ul className="grid border-s border-t border-line sm:grid-cols-2 xl:grid-cols-4">
        {statistics.map(({ _id, value, title, text }) => (
          <li
            key={_id}
            className="flex flex-col gap-2 border-e border-b border-line p-6 transition-colors duration-200 hover:bg-band sm:p-8"
          >
            <p className="font-heading text-title text-kraft-deep tabular-nums">
              <bdi>{value}</bdi>
            </p>
            <Title className="text-h3">{title}</Title>
            {text && <p className="text-small">{text}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
