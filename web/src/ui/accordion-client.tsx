'use client'

import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { Icon } from './icons/icon'

export type AccordionGroup = { title?: string; entries: { question: string; answer: string }[] }

type AccordionProps = { groups: AccordionGroup[]; level?: 'h3' | 'h4' }

/** Questions that open their answers; one is open at a time across all groups, and clicking the open one closes it. */
export function Accordion({ groups, level: Heading = 'h3' }: AccordionProps) {
  const [open, setOpen] = useState<string>()
  const id = useId()
  return (
    <div className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
      {groups.map(({ title, entries }, groupIndex) => (
        <div key={title ?? groupIndex} className="faq-group">
          {title && <h2 className="text-h3">{title}</h2>}
          <ul className="border-t border-line">
            {entries.map(({ question, answer }, index) => {
              const key = `${id}${groupIndex}-${index}`
              const isOpen = open === key
              return (
                <li key={key} className="border-b border-line">
                  <Heading>
                    <button
                      type="button"
                      id={`${key}-question`}
                      aria-expanded={isOpen}
                      aria-controls={`${key}-answer`}
                      onClick={() => setOpen(isOpen ? undefined : key)}
                      className="flex min-h-16 w-full items-center justify-between gap-6 py-4 text-left font-heading text-[1.125rem] leading-snug text-ink hover:text-kraft-deep rtl:text-right"
                    >
                      <bdi>{question}</bdi>
                      <Icon
                        name="plus"
                        className={clsx(
                          'size-5 shrink-0 text-kraft-deep transition-transform duration-200',
                          isOpen && 'rotate-45',
                        )}
                      />
                    </button>
                  </Heading>
                  <section
                    id={`${key}-answer`}
                    aria-labelledby={`${key}-question`}
                    hidden={!isOpen}
                    className="measure pb-6 whitespace-pre-line"
                  >
                    <p>{answer}</p>
                  </section>
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </div>
  )
}
