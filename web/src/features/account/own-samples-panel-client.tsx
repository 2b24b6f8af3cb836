'use client'

import { screenHref } from '@shop/studio/routes'
import { useSyncExternalStore } from 'react'
import { Link } from '@/ui/link-client'
import { postDate } from '@/ui/post-date'
import { sentSamplesStore } from '@/visitor/sample-store'

/** The samples that were requested from this browser; nothing when there are none. */
export function OwnSamplesPanel() {
  const requests = useSyncExternalStore(sentSamplesStore.subscribe, sentSamplesStore.get, () => undefined)
  if (!requests || requests.length === 0) return null
  return (
    <section aria-labelledby="own-samples" className="flex flex-col gap-4">
      <h2 id="own-samples" className="text-h2">
        Samples
      </h2>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {requests.map(({ number, date, items }) => (
          <li key={number} className="flex flex-col gap-1 py-5">
            <h3 className="text-h3">Request {number}</h3>
            <p className="text-small">Sent on {postDate(date)}</p>
            <p className="text-ink">
              <bdi>{items.join('; ')}</bdi>
            </p>
          </li>
        ))}
      </ul>
      <p>
        To ask about a request, mention its number.{' '}
        <Link href={screenHref('samples')} className="text-kraft-deep underline underline-offset-4">
          Order more samples
        </Link>
      </p>
    </section>
  )
}
