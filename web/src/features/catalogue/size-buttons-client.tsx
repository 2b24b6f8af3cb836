'use client'

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
            className="chip font-medium tabular-nums"
          >
            <bdi>{size}</bdi>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
