'use client'

import { clsx } from 'clsx'
import { useState } from 'react'
import * as messages from '@/messages/catalogue'

type SizeButtonsProps = { sizes: string[]; chosen?: string; onChoose?: (size: string) => void }

/** The sizes as toggle buttons. Without `onChoose` they keep their own choice, which has no effect. */
export function SizeButtons({ sizes, chosen: given, onChoose }: SizeButtonsProps) {
  const [own, setOwn] = useState<string>()
  const chosen = onChoose ? given : own
  return (
    <fieldset className="border-t border-line pt-8">
      <legend className="float-start mb-4 w-full">
        <h2 className="text-h3">{messages.sizesAvailable}</h2>
      </legend>
      <div className="flex w-full flex-wrap gap-2.5">
        {sizes.map((size) => (
          <button
            key={size}
            type="button"
            aria-pressed={size === chosen}
            onClick={() => (onChoose ? onChoose(size) : setOwn(size === own ? undefined : size))}
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
