'use client'

import { clsx } from 'clsx'
import { useState } from 'react'

/** The sizes as toggle buttons. The choice has no effect. */
export function SizeButtons({ sizes }: { sizes: string[] }) {
  const [chosen, setChosen] = useState<string>()
  return (
    <fieldset className="border-t border-line pt-8">
      <legend className="float-start mb-4 w-full">
        <h2 className="text-h3">Sizes Available</h2>
      </legend>
      <div className="flex w-full flex-wrap gap-2.5">
        {sizes.map((size) => (
          <button
            key={size}
            type="button"
            aria-pressed={size === chosen}
            onClick={() => setChosen(size === chosen ? undefined : size)}
            className={clsx(
              'min-h-11 max-w-full rounded-full wrap-anywhere border px-5 text-small font-medium tabular-nums transition-colors duration-200',
              size === chosen
                ? 'border-kraft-deep bg-kraft-deep text-ground'
                : 'border-line text-ink hover:border-kraft-deep hover:bg-band',
            )}
          >
            <bdi>{size}</bdi>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
