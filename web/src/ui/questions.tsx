import { AccordionEntries, type AccordionEntry } from './accordion'
import { ArrowLink } from './arrow-link'
import { Section } from './section'
import * as messages from '@/messages/ui'

export type QuestionsProps = { entries: AccordionEntry[]; /** The page of all questions. */ href?: string }

/** The questions that concern what a page shows, with their answers. */
export function Questions({ entries, href }: QuestionsProps) {
  if (entries.length === 0) return null
  return (
    <Section label={messages.questionsAboutThis} isTight>
      <div className="grid gap-x-12 gap-y-6 border-t border-line pt-10 lg:grid-cols-12 xl:gap-x-20">
        <div className="flex flex-col items-start gap-3 lg:col-span-5">
          <h2 className="text-h2">{messages.questionsAboutThis}</h2>
          {href && <ArrowLink href={href}>{messages.allQuestions}</ArrowLink>}
        </div>
        <div className="faq-group lg:col-span-7">
          <div className="border-t border-line">
            <AccordionEntries entries={entries} name="questions" />
          </div>
        </div>
      </div>
    </Section>
  )
}
