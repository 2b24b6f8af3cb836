'use client'

import { screenHref } from '@shop/studio/routes'
import { useStored } from '@/ui/browser-store'
import { Link } from '@/ui/link-client'
import { postDate } from '@/ui/post-date'
import { sentSamplesStore } from '@/visitor/sample-store'
import * as messages from '@/messages/account'
import * as common from '@/messages/common'

/** The samples that were requested from this browser; nothing when there are none. */
export function OwnSamplesPanel() {
  const requests = useStored(sentSamplesStore)
  if (!requests || requests.length === 0) return null
  return (
    <section aria-labelledby="own-samples" className="flex flex-col gap-4">
      <h2 id="own-samples" className="text-h2">
        {common.samples}
      </h2>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {requests.map(({ number, date, items }) => (
          <li key={number} className="flex flex-col gap-1 py-5">
            <h3 className="text-h3">{messages.requestNumbered(number)}</h3>
            <p className="text-small">{messages.sentOn(postDate(date))}</p>
            <p className="text-ink">
              <bdi>{items.join('; ')}</bdi>
            </p>
          </li>
        ))}
      </ul>
      <p>
        {messages.mentionRequestNumber}{' '}
        <Link href={screenHref('samples')} className="text-kraft-deep underline underline-offset-4">
          {messages.orderMoreSamples}
        </Link>
      </p>
    </section>
  )
}
