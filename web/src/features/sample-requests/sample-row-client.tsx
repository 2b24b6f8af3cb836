'use client'

import { detailsHref, screenHref } from '@shop/studio/routes'
import type { FormEvent } from 'react'
import type { ChosenSample } from '@/content/sample-requests/types'
import { Icon } from '@/ui/icons/icon'
import { Link } from '@/ui/link-client'
import { Thumbnail } from '@/ui/thumbnail'
import * as messages from '@/messages/sample-requests'

type SampleRowProps = {
  sample: ChosenSample
  /** Article numbers of the other samples: without script, removing opens the page with these. */
  others: string[]
  isRefused: boolean
  onRemove: (event: FormEvent) => void
}

/** A chosen sample. */
export function SampleRow({ sample, others, isRefused, onRemove }: SampleRowProps) {
  const { sku, name, size, slug, pictureSrc } = sample
  return (
    <li className="flex items-center gap-4 py-4">
      <Thumbnail src={pictureSrc} className="w-16 shrink-0 sm:w-20" />
      <div className="flex min-w-0 grow flex-col">
        <Link href={detailsHref(slug)} className="quiet-link min-h-11 font-heading font-medium text-ink">
          {name}
        </Link>
        <p className="text-small">
          <bdi>
            {size} · {sku}
          </bdi>
        </p>
        {isRefused && <p className="text-small text-clay">{messages.notAvailable}</p>}
      </div>
      <form action={screenHref('samples')} onSubmit={onRemove}>
        {others.map((other) => (
          <input key={other} type="hidden" name="sku" value={other} />
        ))}
        <button type="submit" aria-label={messages.remove(name, size)} className="icon-button">
          <Icon name="x" className="size-5" />
        </button>
      </form>
    </li>
  )
}
