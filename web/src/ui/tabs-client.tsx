'use client'

import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

export type Tab = { label: string; content: ReactNode }

type TabsProps = { label: string; tabs: Tab[] }

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/**
 * Panels of which one is shown, the first at first. Arrow keys, Home and End move between the tabs. Without script, all
 * panels are shown under their headings (ui.css).
 */
export function Tabs({ label, tabs }: TabsProps) {
  const [shown, setShown] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const step = (steps[event.key] ?? 0) * direction
    const targets: Record<string, number> = { Home: 0, End: tabs.length - 1 }
    const next = targets[event.key] ?? (shown + step + tabs.length) % tabs.length
    if (next === shown) return
    event.preventDefault()
    setShown(next)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div className="flex flex-col gap-8 sm:gap-10">
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={onKeyDown}
        className="needs-script flex gap-5 overflow-x-auto border-b border-line [scrollbar-width:none] sm:gap-10"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.label}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-selected={index === shown}
            aria-controls={`${id}panel${index}`}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => setShown(index)}
            className={clsx(
              'min-h-12 shrink-0 border-b-2 font-heading font-medium -outline-offset-2 transition-colors duration-200 sm:text-h3',
              index === shown ? 'border-kraft-deep text-ink' : 'border-transparent hover:text-kraft-deep',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.label}
          role="tabpanel"
          id={`${id}panel${index}`}
          aria-labelledby={`${id}tab${index}`}
          // Not `hidden`, which a style sheet could not undo where there is no script.
          data-shown={index === shown}
          className="tab-panel"
        >
          <h2 className="tab-heading">{tab.label}</h2>
          {tab.content}
        </div>
      ))}
    </div>
  )
}
