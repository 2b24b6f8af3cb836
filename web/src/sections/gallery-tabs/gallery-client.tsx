'use client'

import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'

type GalleryProps = {
  /** A tab without a category shows everything. */
  tabs: { label: string; category?: string }[]
  items: { id: string; categories: string[]; content: ReactNode }[]
}

/** Pictures that can be narrowed down to one kind; the first tab is chosen at first. */
export function Gallery({ tabs, items }: GalleryProps) {
  const [chosen, setChosen] = useState(0)
  const category = tabs[chosen]?.category
  const isShown = (categories: string[]) => !category || categories.includes(category)
  const count = items.filter(({ categories }) => isShown(categories)).length
  return (
    <>
      {tabs.length > 1 && (
        <fieldset className="mb-10 flex flex-wrap gap-2.5">
          <legend className="sr-only">Show pictures of</legend>
          {tabs.map(({ label }, index) => (
            <button
              key={label}
              type="button"
              aria-pressed={index === chosen}
              onClick={() => setChosen(index)}
              className={clsx(
                'min-h-11 rounded-full border px-5 font-heading transition-colors duration-200',
                index === chosen
                  ? 'border-kraft-deep bg-kraft-deep text-ground'
                  : 'border-line text-ink hover:border-kraft',
              )}
            >
              {label}
            </button>
          ))}
        </fieldset>
      )}
      <output className="sr-only">{count} pictures</output>
      <ul className="grid gap-x-4 gap-y-10 sm:grid-cols-2 sm:gap-x-6 lg:grid-cols-3">
        {items.map(({ id, categories, content }) => (
          <li key={id} hidden={!isShown(categories)}>
            {content}
          </li>
        ))}
      </ul>
    </>
  )
}
