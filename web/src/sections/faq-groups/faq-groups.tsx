import { Accordion, type AccordionGroup } from '@/ui/accordion'
import { JsonLd } from '@/ui/json-ld'
import { Section } from '@/ui/section'
import { SectionHead } from '@/ui/section-head'
import { compact } from '../lists'
import type { SectionOf } from '../types'
import * as messages from '@/messages/sections'

/** Questions and answers in groups. */
export function FaqGroups({ section }: { section: SectionOf<'faqGroups'> }) {
  const groups = compact(section.groups).flatMap(({ title, items }): AccordionGroup[] => {
    const entries = (items ?? []).flatMap(({ _key, question, answer }) =>
      question && answer ? [{ id: _key, question, answer }] : [],
    )
    return entries.length > 0 ? [{ title: title ?? undefined, entries }] : []
  })
  if (groups.length === 0) return null
  return (
    <Section label={section.heading ?? messages.questionsAndAnswers}>
      <SectionHead {...section} />
      <Accordion groups={groups} name={section._key} />
      <JsonLd data={faqPage(groups)} />
    </Section>
  )
}

const faqPage = (groups: AccordionGroup[]) => ({
  '@type': 'FAQPage',
  mainEntity: groups
    .flatMap(({ entries }) => entries)
    .map(({ question, answer }) => ({
      '@type': messages.question,
      name: question,
      acceptedAnswer: { '@type': messages.answer, text: answer },
    })),
})
