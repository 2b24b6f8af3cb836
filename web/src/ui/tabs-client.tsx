'use client'

import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

export type Tab = { label: string; content: ReactNode }

type TabsProps = { label: string; tabs: Tab[] }

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** Panels of which one is shown; the first at first. Arrow keys move between the tabs, as the text runs. */
export function Tabs({ label, tabs }: TabsProps) {
  const [shown, setShown] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const step = (steps[event.key] ?? 0) * direction
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tabs.length - 1
          : (shown + step + tabs.length) % tabs.length
    if (next === shown) return
    event.preventDefault()
    setShown(next)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div className="flex flex-col gap-10">
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={move}
        className="flex flex-wrap gap-2.5"
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
              'min-h-11 rounded-full border px-5 font-heading transition-colors duration-200',
              index === shown
                ? 'border-kraft-deep bg-kraft-deep text-ground'
                : 'border-line text-ink hover:border-kraft',
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
          hidden={index !== shown}
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}
