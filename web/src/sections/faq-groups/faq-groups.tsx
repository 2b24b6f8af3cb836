import { Accordion, type AccordionGroup } from '@/ui/accordion-client'
import { JsonLd } from '@/ui/json-ld-client'
import { Section } from '@/ui/section'
import { SectionHead } from '@/ui/section-head'
import { present } from '../present'
import type { SectionOf } from '../types'

/** Questions and answers in groups; one answer is open at a time. */
export function FaqGroups({ section }: { section: SectionOf<'faqGroups'> }) {
  const groups = present(section.groups).flatMap(({ title, items }): AccordionGroup[] => {
    const entries = (items ?? []).flatMap(({ question, answer }) =>
      question && answer ? [{ question, answer }] : [],
    )
    return entries.length > 0 ? [{ title: title ?? undefined, entries }] : []
  })
  if (groups.length === 0) return null
  return (
    <Section label={section.heading ?? 'Questions and answers'}>
      <SectionHead {...section} />
      <Accordion groups={groups} />
      <JsonLd data={faqPage(groups)} />
    </Section>
  )
}

const faqPage = (groups: AccordionGroup[]) => ({
  '@type': 'FAQPage',
  mainEntity: groups
    .flatMap(({ entries }) => entries)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
})
