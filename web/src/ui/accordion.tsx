import { Icon } from './icons/icon'
import { OpenAnswer } from './open-answer-client'

/** A question; the browser opens the answer that an address names by its id. */
export type AccordionEntry = { id?: string; question: string; answer: string }

export type AccordionGroup = { title?: string; entries: AccordionEntry[] }

type AccordionProps = {
  groups: AccordionGroup[]
  /** Unique on the page: the browser closes one entry when another of the same name opens. */
  name: string
}

/** Groups of questions; one answer is open at a time across all groups, and selecting the open one closes it. */
export function Accordion({ groups, name }: AccordionProps) {
  return (
    <div className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
      <OpenAnswer />
      {groups.map(({ title, entries }, index) => (
        <div key={title ?? index} className="faq-group">
          {title && <h2 className="text-h3">{title}</h2>}
          <div className="border-t border-line">
            <AccordionEntries entries={entries} name={name} />
          </div>
        </div>
      ))}
    </div>
  )
}

/** Questions of which one answer is open at a time. */
export function AccordionEntries({ entries, name }: { entries: AccordionEntry[]; name: string }) {
  return entries.map(({ id, question, answer }) => (
    <details key={id ?? question} name={name} className="faq-entry">
      <summary>
        <h3>{question}</h3>
        <Icon name="plus" />
      </summary>
      <p id={id}>{answer}</p>
    </details>
  ))
}
