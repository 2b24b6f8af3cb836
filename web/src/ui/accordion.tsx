import { Icon } from './icons/icon'

export type AccordionGroup = { title?: string; entries: { question: string; answer: string }[] }

type AccordionProps = {
  groups: AccordionGroup[]
  /** Unique on the page: the browser closes one entry when another of the same name opens. */
  name: string
}

/** Groups of questions; one answer is open at a time across all groups, and selecting the open one closes it. */
export function Accordion({ groups, name }: AccordionProps) {
  return (
    <div className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
      {groups.map(({ title, entries }, index) => (
        <div key={title ?? index} className="faq-group">
          {title && <h2 className="text-h3">{title}</h2>}
          <div className="border-t border-line">
            {entries.map(({ question, answer }) => (
              <details key={question} name={name} className="faq-entry">
                <summary>
                  <h3>{question}</h3>
                  <Icon name="plus" />
                </summary>
                <p>{answer}</p>
              </details>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
