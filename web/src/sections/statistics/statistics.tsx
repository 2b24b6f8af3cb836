import { Section } from '@/ui/section'
import { SectionHead } from '@/ui/section-head'
import { compact } from '../lists'
import type { SectionOf } from '../types'
import * as messages from '@/messages/sections'

/** Figures of the company, each with a value, a title and a sentence. */
export function Statistics({ section }: { section: SectionOf<'statistics'> }) {
  const statistics = compact(section.statistics).filter(({ value }) => value)
  if (statistics.length === 0) return null
  const Title = section.heading ? 'h3' : 'h2'
  return (
    <Section label={section.heading ?? messages.figures} isTight>
      <SectionHead {...section} />
      <ul className="grid grid-cols-2 border-s border-t border-line xl:grid-cols-4">
        {statistics.map(({ _id, value, title, text }) => (
          <li
            key={_id}
            className="flex flex-col gap-1 border-e border-b border-line p-4 transition-colors duration-200 hover:bg-band sm:gap-2 sm:p-8"
          >
            <p className="font-heading text-title text-kraft-deep tabular-nums">
              <bdi>{value}</bdi>
            </p>
            <Title className="text-h3">{title}</Title>
            {text && <p className="text-small max-sm:sr-only">{text}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
